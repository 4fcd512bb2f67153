extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not come before some place; the elements stand in the order of their places.
  @inlinable
  public func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

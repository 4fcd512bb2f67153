import Testing

@testable import L10nLint

@Suite struct KeyLookTests {
  @Test(arguments: [
    "cart.title", "cart_title", "cartTitle", "CartTitle", "cart-title", "CART_TITLE", "CART-TITLE",
    "Cart:Title",
    "cart/title", "cart.items %lld", "items-from-%@-to-%@", "TRACKS_%d", "café.title", "error404", "iCloud",
    "_x",
    "shop.cart.title long", "a.b c.d",
  ]) func aName(_ key: String) {
    #expect(key.looks == .name)
  }

  @Test(arguments: [
    "Cancel", "Sign out", "no results found", "Hello, %@", "%d left", "Name:", "Loading…", "Loading...",
    "Done!",
    "Don't", "SIGN OUT", "Visit example.com now", "50% off", "关闭", "Zurück", "One\nTwo", "Version 2", "Wi-Fi",
    "e.g. pier-40",
  ]) func aText(_ key: String) {
    #expect(key.looks == .text)
  }

  @Test(arguments: [
    "", "%@", "%1$@ (%2$d)", "%@ - %@", "100%", "OK", "SORT", "cancel", "•", "🎉", "x", "%", "%%", "%5.2f",
    "...",
  ]) func either(_ key: String) {
    #expect(key.looks == .either)
  }
}

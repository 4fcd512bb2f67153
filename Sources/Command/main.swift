print("l10nlint")

import Testing

@testable import L10nLint

@Suite struct PartOfSpeechTests {
  @Test(arguments: [
    ("de", "Importieren"), ("de", "Filtern"), ("de", "Bestellung löschen"), ("fr", "Enregistrer"),
    ("fr", "Répondre"), ("fr", "Passer une commande"), ("es", "Abrir"), ("pt", "Ordenar"), ("ru", "Очистить"),
    ("ru", "Войти"),
  ])
  func infinitivesAreActions(_ language: String, _ text: String) {
    #expect(PartOfSpeech(of: text, in: language) == .action)
  }

  @Test(arguments: [
    ("de", "Bestellung"), ("de", "Lesezeichen"), ("de", "Datensatz"), ("fr", "Importation"),
    ("es", "Grabación"),
    ("pt", "Gravação"), ("ru", "Описание"),
  ])
  func endingsOfNounsAreThings(_ language: String, _ text: String) {
    #expect(PartOfSpeech(of: text, in: language) == .thing)
  }

  /// Nouns that end like infinitives, adjectives, participles and imperatives.
  @Test(arguments: [
    ("de", "Offen"), ("de", "Geöffnet"), ("de", "Abgeschlossen"), ("de", "Schatten"), ("de", "Notizen"),
    ("fr", "Ordre"), ("fr", "Miroir"), ("fr", "Loyer"), ("fr", "Lettre"), ("fr", "Atelier"), ("fr", "Triez"),
    ("es", "Ordena"), ("es", "Completado"), ("es", "Mujer"), ("ru", "Память"), ("ru", "Новости"),
    ("ja", "開く"), ("pl", "Otwórz"), ("de", ""),
  ])
  func whatTheEndingDoesNotShowIsNeither(_ language: String, _ text: String) {
    #expect(PartOfSpeech(of: text, in: language) == nil)
  }
}

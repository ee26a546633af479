import type { SandboxTexts } from '../sandbox-texts.ts'

export const de: SandboxTexts = {
  listTitle: 'Testzahlungen',
  listLead:
    'Wähle eine Zahlung, um sie doch noch auszuführen, scheitern zu lassen oder zurückzubuchen.',
  nothing: 'Noch keine Testzahlungen.',
  title: 'Testzahlung',
  warning: 'Testzahlung, es wird kein Geld abgebucht.',
  choose: 'Wähle, wie die Zahlung ausgeht.',
  steps: {
    pay: 'Bezahlen',
    fail: 'Scheitern lassen',
    cancel: 'Abbrechen',
    wait: 'In Bearbeitung lassen',
    charge_back: 'Zurückbuchen',
  },
  payAfterAll: 'Doch bezahlen',
  payNow: 'Jetzt bezahlen',
  states: {
    open: 'Noch nicht bezahlt',
    pending: 'In Bearbeitung',
    paid: 'Bezahlt',
    failed: 'Fehlgeschlagen',
    canceled: 'Abgebrochen',
    expired: 'Abgelaufen',
  },
  chargedBack: 'Zurückgebucht',
  amount: 'Betrag',
  method: 'Zahlungsart',
  bank: 'Bank',
  order: 'Beschreibung',
  state: 'Status',
  back: 'Zurück zur Website',
  creditcard: 'Kreditkarte',
  directdebit: 'SEPA-Lastschrift',
}

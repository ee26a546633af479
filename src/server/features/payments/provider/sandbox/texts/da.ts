import type { SandboxTexts } from '../sandbox-texts.ts'

export const da: SandboxTexts = {
  listTitle: 'Testbetalinger',
  listLead:
    'Vælg en betaling for at betale den alligevel, lade den mislykkes eller tilbageføre den.',
  nothing: 'Ingen testbetalinger endnu.',
  title: 'Testbetaling',
  warning: 'Testbetaling, der trækkes ingen penge.',
  choose: 'Vælg, hvordan den ender.',
  steps: {
    pay: 'Betal',
    fail: 'Lad den mislykkes',
    cancel: 'Annuller',
    wait: 'Lad den vente',
    charge_back: 'Tilbagefør',
  },
  payAfterAll: 'Betal alligevel',
  payNow: 'Betal nu',
  states: {
    open: 'Ikke betalt endnu',
    pending: 'Behandles',
    paid: 'Betalt',
    failed: 'Mislykket',
    canceled: 'Annulleret',
    expired: 'Udløbet',
  },
  chargedBack: 'Tilbageført',
  amount: 'Beløb',
  method: 'Betalingsmåde',
  bank: 'Bank',
  order: 'Beskrivelse',
  state: 'Status',
  back: 'Tilbage til siden',
  creditcard: 'Kreditkort',
  directdebit: 'SEPA-debitering',
}

import type { SandboxTexts } from '../sandbox-texts.ts'

export const fi: SandboxTexts = {
  listTitle: 'Testimaksut',
  listLead:
    'Valitse maksu, jos haluat sittenkin maksaa sen, antaa sen epäonnistua tai palauttaa sen.',
  nothing: 'Ei vielä testimaksuja.',
  title: 'Testimaksu',
  warning: 'Testimaksu, rahaa ei veloiteta.',
  choose: 'Valitse, miten maksu päättyy.',
  steps: {
    pay: 'Maksa',
    fail: 'Anna epäonnistua',
    cancel: 'Peru',
    wait: 'Jätä käsittelyyn',
    charge_back: 'Palauta veloitus',
  },
  payAfterAll: 'Maksa sittenkin',
  payNow: 'Maksa nyt',
  states: {
    open: 'Ei vielä maksettu',
    pending: 'Käsittelyssä',
    paid: 'Maksettu',
    failed: 'Epäonnistui',
    canceled: 'Peruttu',
    expired: 'Vanhentunut',
  },
  chargedBack: 'Veloitus palautettu',
  amount: 'Summa',
  method: 'Maksutapa',
  bank: 'Pankki',
  order: 'Kuvaus',
  state: 'Tila',
  back: 'Takaisin sivustolle',
  creditcard: 'Luottokortti',
  directdebit: 'SEPA-suoraveloitus',
}

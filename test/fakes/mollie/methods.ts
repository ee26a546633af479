import type { Payment } from './state.ts'

export interface Method {
  id: string
  description: string
  currencies: string[] | null
  sequenceTypes: Payment['sequenceType'][]
  /** What a paid first payment leaves behind for the recurring ones. */
  mandate?: string
  /** The banks to choose from, as id and name. */
  /** Listed to whoever asks for wallets. Some are no method of a payment, but stand on the page of another. */
  wallet?: 'own' | 'of cards'
  issuers?: readonly (readonly [string, string])[]
}

export const METHODS: Method[] = [
  {
    ...onceAndFirst('ideal', 'iDEAL'),
    issuers: [
      ['ideal_ABNANL2A', 'ABN AMRO'],
      ['ideal_INGBNL2A', 'ING'],
    ],
  },
  onceAndFirst('bancontact', 'Bancontact'),
  onceAndFirst('eps', 'eps'),
  { ...always('creditcard', 'Card'), mandate: 'creditcard' },
  { ...always('paypal', 'PayPal'), mandate: 'paypal' },
  { ...always('applepay', 'Apple Pay'), wallet: 'own' },
  { ...always('googlepay', 'Google Pay'), wallet: 'of cards' },
  once('przelewy24', 'Przelewy24', ['EUR', 'PLN']),
  once('blik', 'BLIK', ['PLN']),
  {
    id: 'directdebit',
    description: 'SEPA Direct Debit',
    currencies: ['EUR'],
    sequenceTypes: ['recurring'],
  },
]

function once(id: string, description: string, currencies: string[]): Method {
  return { id, description, currencies, sequenceTypes: ['oneoff'] }
}

function onceAndFirst(id: string, description: string): Method {
  const sequenceTypes: Method['sequenceTypes'] = ['oneoff', 'first']
  return { id, description, currencies: ['EUR'], sequenceTypes, mandate: 'directdebit' }
}

function always(id: string, description: string): Method {
  return { id, description, currencies: null, sequenceTypes: ['oneoff', 'first', 'recurring'] }
}

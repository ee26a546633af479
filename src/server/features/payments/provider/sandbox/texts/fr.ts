import type { SandboxTexts } from '../sandbox-texts.ts'

export const fr: SandboxTexts = {
  listTitle: 'Paiements de test',
  listLead:
    'Choisis un paiement pour le régler finalement, le faire échouer ou le faire reprendre par la banque.',
  nothing: 'Pas encore de paiement de test.',
  title: 'Paiement de test',
  warning: 'Paiement de test, rien n’est débité.',
  choose: 'Choisis comment il se termine.',
  steps: {
    pay: 'Payer',
    fail: 'Faire échouer',
    cancel: 'Annuler',
    wait: 'Laisser en cours',
    charge_back: 'Faire reprendre par la banque',
  },
  payAfterAll: 'Payer quand même',
  payNow: 'Payer maintenant',
  states: {
    open: 'Pas encore payé',
    pending: 'En cours',
    paid: 'Payé',
    failed: 'Échoué',
    canceled: 'Annulé',
    expired: 'Expiré',
  },
  chargedBack: 'Repris par la banque',
  amount: 'Montant',
  method: 'Moyen de paiement',
  bank: 'Banque',
  order: 'Description',
  state: 'Statut',
  back: 'Retour au site',
  creditcard: 'Carte bancaire',
  directdebit: 'Prélèvement SEPA',
}

import type { PaymentTexts } from './payment-texts.ts'

export const fr: PaymentTexts = {
  receipt: {
    subject: 'Ton paiement est passé',
    preheader: 'Voici ce que tu as payé.',
    title: 'Merci, ton paiement est arrivé',
    body: [
      'Tes crédits sont prêts. Voici ton reçu :',
      'Vendu par {company}, numéro de TVA {vat_number}.',
    ],
    fact: 'Reçu {receipt}, {day}\n{credits} crédits : {total}\nDont TVA {rate} : {vat}',
    button: 'Voir ton reçu',
    after: ['Tu y trouveras aussi le reçu en PDF.'],
  },
  refund: {
    subject: 'Tu vas être remboursé',
    preheader: 'Voici combien, et pourquoi.',
    title: 'Nous te remboursons',
    body: [
      'Nous te remboursons une partie d’un paiement. L’argent revient par le moyen que tu as utilisé, en général en quelques jours ouvrés.',
      'Les crédits correspondants ont été retirés de ton solde.',
    ],
    fact: 'Remboursement : {amount}\nCrédits retirés : {credits}\nReçu {receipt}, {day}',
    button: 'Voir le paiement',
    after: [],
  },
  payment_returned: {
    subject: 'Un paiement a été annulé',
    preheader: 'Voici ce que cela veut dire.',
    title: 'Ton paiement a été annulé',
    body: [
      'L’un de tes paiements a été annulé par toi ou par ta banque. Nous avons repris les crédits correspondants.',
      'Ce que tu en avais déjà utilisé reste dû. Quelque chose ne va pas ? Écris à {support}.',
    ],
    fact: 'Montant annulé : {total}\nCrédits déjà utilisés : {owed}\nReçu {receipt}, {day}',
    button: 'Voir le paiement',
    after: [],
  },
}

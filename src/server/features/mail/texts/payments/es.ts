import type { PaymentTexts } from './payment-texts.ts'

export const es: PaymentTexts = {
  receipt: {
    subject: 'Tu pago se ha realizado',
    preheader: 'Aquí ves lo que has pagado.',
    title: 'Gracias, hemos recibido tu pago',
    body: [
      'Tus créditos ya están listos. Este es tu recibo:',
      'Vendido por {company}, NIF-IVA {vat_number}.',
    ],
    fact: 'Recibo {receipt}, {day}\n{credits} créditos: {total}\nIVA incluido ({rate}): {vat}',
    button: 'Ver tu recibo',
    after: ['Allí también está el recibo en PDF.'],
  },
  refund: {
    subject: 'Te devolvemos dinero',
    preheader: 'Aquí ves cuánto y de qué pago.',
    title: 'Te devolvemos dinero',
    body: [
      'Te devolvemos dinero de un pago anterior. Llega por el mismo medio con el que pagaste, normalmente en unos días laborables.',
      'Hemos descontado de tu saldo los créditos correspondientes.',
    ],
    fact: 'Devolución: {amount}\nCréditos descontados: {credits}\nRecibo {receipt}, {day}',
    button: 'Ver el pago',
    after: [],
  },
  payment_returned: {
    subject: 'Se ha devuelto un pago',
    preheader: 'Aquí ves lo que significa.',
    title: 'Tu pago se ha devuelto',
    body: [
      'Tú o tu banco habéis devuelto uno de tus pagos. Hemos retirado los créditos de ese pago.',
      'Lo que ya habías usado queda pendiente. ¿Hay algo que no cuadra? Escribe a {support}.',
    ],
    fact: 'Importe devuelto: {total}\nCréditos ya usados: {owed}\nRecibo {receipt}, {day}',
    button: 'Ver el pago',
    after: [],
  },
}

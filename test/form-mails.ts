import type { FormMail } from '#server/features/mail/mail-content.ts'

export const COMPLAINT = {
  number: 'K-2026-000123',
  kind: 'payment',
  at: '2026-03-01T11:05:00Z',
} as const

export const SAID = {
  name: 'Anna de Vries',
  email: 'anna@example.com',
  reference: '1017',
  text: 'Twice paid.\nOnce bought.',
} as const

type Sample = { readonly content: FormMail; readonly path: string | null }

/** Every mail after a form, and where its button must lead, for tests. */
export function formMails(id: string, token: string): Record<FormMail['name'], Sample> {
  return {
    complaint_receipt: { content: { name: 'complaint_receipt', complaint: COMPLAINT }, path: null },
    complaint: { content: { name: 'complaint', complaint: COMPLAINT, said: SAID }, path: null },
    complaint_answer: {
      content: { name: 'complaint_answer', complaint: COMPLAINT, answer: 'Paid back.' },
      path: '/complaints',
    },
    exclusion: {
      content: { name: 'exclusion', exclusion_id: id },
      path: `/pages/ban?token=${token}`,
    },
  }
}

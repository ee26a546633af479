import { randomUUID } from 'node:crypto'
import type { Row, Target } from './row.ts'

const aboutWriting = ({ conversationId }: Target) => ({ conversation_id: conversationId })
const aboutFiction = ({ fictionId }: Target) => ({ profile_id: fictionId })
const aboutPicture = (target: Target) => ({
  ...aboutFiction(target),
  picture_id: target.pictureId,
})
const anouk = {
  name: 'Anouk',
  date_of_birth: '1980-05-17',
  gender: 'female',
  seeks: 'male',
  country: 'NL',
  city: 'Haarlem',
  language: 'nl',
  about: 'Ik teken graag vogels.',
  interests: [],
  brief: '',
  writer_ids: [],
}

/** Writing for fictional profiles, and keeping them. */
export const FICTION_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/office/writing': { elsewhere: 200 },
  'GET /api/office/writing-changes': { elsewhere: 200 },
  'GET /api/office/writing-picture': {
    input: (target) => ({ ...aboutWriting(target), whose: 'member' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/office/writing-open': { input: aboutWriting },
  'POST /api/office/writing-sign': {
    input: (target) => ({ ...aboutWriting(target), is_typing: true }),
  },
  'POST /api/office/writing-check': {
    input: (target) => ({ ...aboutWriting(target), text: 'Hoi' }),
  },
  'POST /api/office/writing-answers': {
    input: (target) => ({
      ...aboutWriting(target),
      client_id: randomUUID(),
      text: 'Hoi, leuk dat je schrijft.',
    }),
  },
  'POST /api/office/writing-care': {
    input: (target) => ({ ...aboutWriting(target), text: 'He lost his wife.' }),
  },
  'POST /api/office/writing-hand-on': {
    input: (target) => ({ ...aboutWriting(target), why: '' }),
  },
  'GET /api/office/fictional': { elsewhere: 200 },
  'GET /api/office/fictional-profile': { input: aboutFiction },
  'POST /api/office/fictional': {
    input: ({ siteId }) => ({ client_id: randomUUID(), site_id: siteId, ...anouk }),
  },
  'PUT /api/office/fictional': {
    input: (target) => ({ ...aboutFiction(target), revision: 0, ...anouk }),
  },
  'POST /api/office/fictional-check': { input: () => ({ text: 'Hoi' }), elsewhere: 200 },
  'POST /api/office/fictional-pictures': {
    input: (target) => ({ ...aboutFiction(target), client_id: randomUUID() }),
    outcome: 'PHOTO_UNREADABLE',
  },
  'PUT /api/office/fictional-pictures': {
    input: (target) => ({
      ...aboutPicture(target),
      origin: 'Studio Lumen',
      licence: 'Dating use',
      proof: 'contract, PDF',
      ends_on: null,
    }),
  },
  'DELETE /api/office/fictional-pictures': { input: aboutPicture },
  'GET /api/office/fictional-picture': {
    input: (target) => ({ ...aboutPicture(target), size: 'thumb' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/office/fictional-publish': {
    input: (target) => ({ ...aboutFiction(target), revision: 0 }),
  },
  'POST /api/office/fictional-retire': { input: aboutFiction },
}

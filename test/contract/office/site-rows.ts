import { newToken } from '#server/kernel/secrets.ts'
import { onSite, type Row, type Target } from './row.ts'

const ofDraft = (target: Target) => ({ ...onSite(target), revision: target.revision })
const drafted = (target: Target) => ({ ...ofDraft(target), changes: { niche: 2 } })

/** Settings of a site, their preview, and figures. */
export const SITE_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/office/figures': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/figures-csv': {
    input: ({ siteId }) => ({ site_id: siteId, of: 'days' }),
  },
  'GET /api/office/figures-plot': {
    input: ({ siteId }) => ({ site_id: siteId, plot: 'revenue' }),
  },
  'GET /api/office/figures-today': { input: ({ siteId }) => ({ site_id: siteId }) },
  'GET /api/office/transparency': { input: (target) => ({ ...onSite(target), year: 2026 }) },
  'POST /api/office/recipients-publish': { input: onSite },
  'GET /api/office/machine': { elsewhere: 200 },
  'GET /api/office/settings': { input: onSite },
  'PUT /api/office/settings-draft': { input: drafted },
  'DELETE /api/office/settings-draft': { input: ofDraft },
  'POST /api/office/settings-publish': {
    input: (target) => ({ ...ofDraft(target), version: target.version, why: 'They asked for it.' }),
  },
  'GET /api/office/settings-history': { input: onSite },
  'POST /api/office/settings-undo': {
    input: (target) => ({ ...ofDraft(target), number: target.version, how: 'take_back' }),
  },
  'GET /api/office/sites': { elsewhere: 200 },
  'POST /api/office/sites': {
    input: () => ({ domain: `${crypto.randomUUID()}.example` }),
    isForAllSites: true,
  },
  'PUT /api/office/site-domain': {
    input: (target) => ({ ...onSite(target), domain: `${crypto.randomUUID()}.example` }),
  },
  'POST /api/office/site-open': {
    input: (target) => ({ ...ofDraft(target), version: target.version }),
  },
  'POST /api/office/site-pictures': {
    input: (target) => ({ ...onSite(target), client_id: crypto.randomUUID() }),
    outcome: 'PHOTO_UNREADABLE',
  },
  'GET /api/office/site-picture': {
    input: (target) => ({ ...onSite(target), path: '/site-pictures/none.webp' }),
    outcome: 'NOT_FOUND',
  },
  'GET /api/office/preview': { input: onSite },
  'GET /api/office/preview-page': {
    input: (target) => ({
      ...onSite(target),
      token: newToken(),
      page: 'first',
      which: 'draft',
      locale: 'nl',
      theme: 'light',
    }),
    outcome: 'NOT_FOUND',
  },
}

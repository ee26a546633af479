import { randomUUID } from 'node:crypto'
import { aboutCase, aboutMember, onSite, type Row, type Target } from './row.ts'

const aboutOrder = ({ orderId }: Target) => ({ order_id: orderId })
const aboutApproval = ({ approvalId }: Target) => ({ approval_id: approvalId })

/** Orders, what two people decide, prices and codes. */
export const MONEY_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/office/orders': { input: () => ({ view: 'all' }), elsewhere: 200 },
  'GET /api/office/order': { input: aboutOrder },
  'POST /api/office/refund': {
    input: (target) => ({ ...aboutOrder(target), way: 'rule', credits: null, why: 'Twice.' }),
    outcome: 'NOTHING_TO_PAY',
  },
  'POST /api/office/member-credits': {
    input: (target) => ({ ...aboutMember(target), credits: 5, why: 'The site was down.' }),
  },
  'GET /api/office/reconciliation': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/reconciliation': { elsewhere: 200 },
  'POST /api/office/finding-settlement': {
    kind: 'payment',
    input: (target) => ({ ...aboutCase(target), words: 'Paid by hand.' }),
  },
  'GET /api/office/approvals': { input: () => ({ view: 'waiting' }), elsewhere: 200 },
  'GET /api/office/approvals-waiting': { input: ({ siteId }) => ({ site_id: siteId }) },
  'GET /api/office/approval': { input: aboutApproval },
  'POST /api/office/approval-yes': { input: aboutApproval },
  'POST /api/office/approval-no': {
    input: (target) => ({ ...aboutApproval(target), words: 'He sells adverts.' }),
  },
  'POST /api/office/approval-back': { input: aboutApproval, outcome: 'NOT_FOUND' },
  'GET /api/office/prices': { input: onSite },
  'POST /api/office/prices': {
    input: (target) => ({
      ...onSite(target),
      valid_from: null,
      packages: [{ style: 'p0', credits: 10, is_popular: false, prices: { EUR: 1000 } }],
      why: 'The provider asks for more.',
    }),
  },
  'DELETE /api/office/prices': {
    input: (target) => ({ ...onSite(target), valid_from: '2099-01-01T00:00:00Z' }),
    outcome: 'NOT_FOUND',
  },
  'GET /api/office/codes': { input: onSite },
  'POST /api/office/codes': {
    input: (target) => ({
      ...onSite(target),
      code: `C-${randomUUID().slice(0, 8)}`,
      percentage: 20,
      minimum: null,
      country: null,
      is_once_each: true,
      most_uses: 100,
      until: '2099-12-31',
      why: 'A summer.',
    }),
  },
  'PUT /api/office/codes': {
    input: (target) => ({ ...onSite(target), code: 'NOWHERE', change: { ends: true } }),
    outcome: 'NOT_FOUND',
  },
}

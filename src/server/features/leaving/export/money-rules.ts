import { OURS, OWN, type ExportRule } from './export-rule.ts'

type MoneyTable =
  | 'credit_account'
  | 'credit_entry'
  | 'discount_code'
  | 'credit_order'
  | 'debit_mandate'
  | 'approval'
  | 'reconciliation'
  | 'provider_payment'
  | 'payment_finding'
  | 'order_refund'
  | 'order_withdrawal'
  | 'discount_use'
  | 'debit_request'
  | 'sandbox_ended_mandate'
  | 'receipt_counter'
  | 'outbox_sms'
  | 'sandbox_payment'
  | 'sandbox_refund'
  | 'package'
  | 'package_price'

/** The rules of the tables about credits and money. */
export const MONEY_RULES: { readonly [Table in MoneyTable]: ExportRule<Table> } = {
  credit_account: {
    section: 'credits',
    by: 'id',
    owner: 'account',
    columns: ['balance', 'has_free_message'],
    leftOut: { id: OURS, site_id: OURS, kind: OURS },
  },
  credit_entry: {
    section: 'credit_entries',
    by: 'account_id',
    owner: 'account',
    columns: ['amount', 'reason', 'created_at'],
    leftOut: { id: OURS, transfer_id: OURS, account_id: OURS, reference: OURS },
  },
  discount_code: {
    section: 'discount_codes',
    by: 'member_id',
    columns: ['code', 'percentage', 'created_at', 'expires_at'],
    leftOut: {
      id: OURS,
      site_id: OURS,
      member_id: OWN,
      reason: OURS,
      made_by: 'codes of members are made by no operator',
      most_uses: 'codes of members are for one purchase',
      minimum: 'codes of members have none',
      currency: 'codes of members have none',
      country: 'codes of members have none',
      is_once_each: OURS,
      ended_at: OURS,
    },
  },
  credit_order: {
    section: 'orders',
    by: 'member_id',
    columns: [
      'receipt_number',
      'created_at',
      'status',
      'completed_at',
      'settled_at',
      'charged_back_at',
      'credits',
      'currency',
      'price_minor',
      'discount_code',
      'discount_percentage',
      'total_minor',
      'vat_rate',
      'country',
      'method',
      'bank',
      'refunded_minor',
      'refunded_credits',
      'owed_credits',
    ],
    leftOut: {
      id: OURS,
      site_id: OURS,
      member_id: OWN,
      account_id: OURS,
      client_id: 'made by the browser for one purchase',
      style: OURS,
      discount_kind: OURS,
      provider: OURS,
      provider_id: OURS,
      checkout_url: 'an address that leads nowhere once it is paid',
      check_at: OURS,
      checks: OURS,
      iban_hash: 'tells one account from another; its end stands with the mandates',
      phone_hash: 'tells one telephone from another',
      mandate_id: 'it stands with the mandates',
    },
  },
  debit_mandate: {
    section: 'mandates',
    by: 'member_id',
    columns: ['reference', 'signed_at', 'iban_end', 'ended_at'],
    leftOut: {
      id: OURS,
      site_id: OURS,
      member_id: OWN,
      details:
        'holder, address and telephone in it are read for the copy; of the account only its end',
      iban_hash: 'tells one account from another',
      provider: OURS,
      provider_customer: OURS,
      provider_mandate: OURS,
    },
  },
  approval: {
    skip: 'what operators ask each other; what came of it stands with credits and orders',
  },
  reconciliation: { skip: OURS },
  provider_payment: { skip: 'what the provider says of orders, which stand here' },
  payment_finding: { skip: 'what operators looked into; orders and refunds stand here' },
  order_refund: { skip: 'it stands with the orders' },
  order_withdrawal: { skip: 'it stands with the orders, as what went back of one' },
  discount_use: { skip: 'it stands with the orders' },
  debit_request: { skip: 'a form that was not finished, which goes after ten minutes' },
  receipt_counter: { skip: OURS },
  outbox_sms: { skip: 'copies of messages that the member has, in trial installations only' },
  sandbox_payment: { skip: 'what the embedded provider knows, in trial installations only' },
  sandbox_ended_mandate: { skip: 'what the embedded provider knows, in trial installations only' },
  sandbox_refund: { skip: 'what the embedded provider knows, in trial installations only' },
  package: { skip: OURS },
  package_price: { skip: OURS },
}

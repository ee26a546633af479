import { createHash } from 'node:crypto'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { type Policy, POLICY_KEYS, type PolicyKey } from '#contract/office/decisions.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { textsIn } from '#server/texts/texts.ts'
import { DEFAULT_POLICIES, type PolicyRule } from './default-policies.ts'

/** A rule with the words and numbers that it has now. */
export type CurrentPolicy = PolicyRule & {
  readonly id: string
  readonly number: number
  readonly key: string
  readonly version: number
  readonly texts: Policy['texts']
  readonly is_in_use: boolean
  readonly created_at: Date
  readonly changed_by: string | null
}

/** The rules of a site by number. Those that nobody ever used or changed are as they came with the product. */
export async function policiesOf(db: Db, siteId: string): Promise<CurrentPolicy[]> {
  const stored = await db
    .selectFrom('policy')
    .innerJoin('policy_version', 'policy_version.policy_id', 'policy.id')
    .leftJoin('operator', 'operator.id', 'policy_version.operator_id')
    .distinctOn('policy.number')
    .select(['policy.id', 'policy.number', 'policy.key', 'version', 'texts', 'ground', 'article'])
    .select(['measure', 'days', 'strikes', 'strike_days', 'is_in_use'])
    .select(['policy_version.created_at', 'operator.name as changed_by'])
    .where('policy.site_id', '=', siteId)
    .orderBy('policy.number')
    .orderBy('version', 'desc')
    .execute()
  const known = new Map(stored.map((policy) => [policy.key, policy as CurrentPolicy]))
  return POLICY_KEYS.map((key) => known.get(key) ?? shipped(siteId, key))
}

/** The first version, of no time in particular: it is written down when it is used. */
function shipped(siteId: string, key: PolicyKey): CurrentPolicy {
  return {
    id: idOf(siteId, key),
    number: POLICY_KEYS.indexOf(key) + 1,
    key,
    version: 1,
    texts: textsOf(key),
    ...DEFAULT_POLICIES[key],
    is_in_use: true,
    created_at: new Date(0),
    changed_by: null,
  }
}

/** Known before the row is there, so that whoever only reads needs not write. */
function idOf(siteId: string, key: PolicyKey): string {
  const hex = createHash('sha256').update(`policy:${siteId}:${key}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

function textsOf(key: PolicyKey): Policy['texts'] {
  const texts = LOCALE_CODES.map((locale) => [locale, textsIn(locale).decisions.policies[key]])
  return Object.fromEntries(texts) as Policy['texts']
}

/** The rule that an operator means, by its number or name. */
export async function policyNamed(
  db: Db,
  siteId: string,
  word: string,
): Promise<CurrentPolicy | null> {
  const policies = await policiesOf(db, siteId)
  return policies.find(({ key, number }) => key === word || String(number) === word) ?? null
}

type Using = { readonly siteId: string; readonly policyId: string; readonly now: Date }

/** The rule with the id of its version, which is there from now on. */
export async function policyInUse(tx: Tx, { siteId, policyId, now }: Using) {
  const policy = (await policiesOf(tx, siteId)).find(({ id }) => id === policyId)
  if (!policy?.is_in_use) throw new OfficeRefusal('POLICY_UNKNOWN')
  await store(tx, { siteId, policy, now })
  const { id: versionId } = await tx
    .selectFrom('policy_version')
    .select('id')
    .where('policy_id', '=', policy.id)
    .where('version', '=', policy.version)
    .executeTakeFirstOrThrow()
  return { ...policy, versionId }
}

type Storing = { readonly siteId: string; readonly policy: CurrentPolicy; readonly now: Date }

/** Writes down a rule that came with the product, once however many use it first. */
async function store(tx: Tx, { siteId, policy, now }: Storing): Promise<void> {
  if (policy.version > 1) return
  const { id, number, key } = policy
  await tx
    .insertInto('policy')
    .values({ id, site_id: siteId, number, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('policy_version')
    .values({ ...rowOf(policy), policy_id: id, version: 1, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Words = PolicyRule & Pick<CurrentPolicy, 'texts' | 'is_in_use'>

function rowOf({ texts, ground, article, measure, days, strikes, strike_days, is_in_use }: Words) {
  const words = JSON.stringify(texts)
  return { texts: words, ground, article, measure, days, strikes, strike_days, is_in_use }
}

type Edit = Words & {
  readonly by: Doer
  readonly siteId: string
  readonly policyId: string
  /** The version that was read. */
  readonly version: number
  readonly now: Date
}

/** Makes a new version of a rule. Of two who change the same one the second hears of it. */
export function editPolicy(db: Db, edit: Edit): Promise<number> {
  const { by, siteId, policyId, version, now } = edit
  return transact(db, async (tx) => {
    if ((edit.measure === 'suspend') !== (edit.days !== null))
      throw new OfficeRefusal('NOTHING_NAMED')
    const policy = (await policiesOf(tx, siteId)).find(({ id }) => id === policyId)
    if (!policy) throw new Refusal('NOT_FOUND')
    await store(tx, { siteId, policy, now })
    const next = version + 1
    const added = await tx
      .insertInto('policy_version')
      .values({
        ...rowOf(edit),
        policy_id: policyId,
        version: next,
        operator_id: by.operatorId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (policy.version !== version || !added) throw new OfficeRefusal('CHANGED_MEANWHILE')
    await note(tx, {
      by,
      action: 'policy_changed',
      siteId,
      subject: { kind: 'policy', id: policyId },
      details: { policy: policy.key, version: next, before: brief(policy), after: brief(edit) },
      now,
    })
    return next
  })
}

function brief({ texts, ...rule }: Words) {
  const { ground, article, measure, days, strikes, strike_days, is_in_use } = rule
  return { texts, ground, article, measure, days, strikes, strike_days, is_in_use }
}

/** What a rule says in a language. */
export function wordsOf({ texts }: Pick<CurrentPolicy, 'texts'>, language: LocaleCode) {
  return texts[language]
}

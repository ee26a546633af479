import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generate, PostgresDialect } from 'kysely-codegen'
import { connect } from '#server/db/connect.ts'
import { cloneDatabase, startTestServer } from '#test/database-server.ts'

/** What text columns hold that the contract has a type for. */
const COLUMNS = {
  'complaint.kind': 'ComplaintKind',
  'complaint.language': 'LocaleCode',
  'credit_order.country': 'CountryCode',
  'member.country': 'CountryCode',
  'member.gender': 'Gender',
  'member.identity': 'Identity | null',
  'member.member_kind': 'Generated<Kind>',
  'member.language': 'Generated<LocaleCode>',
  'member.seeks': 'Seeks',
  'member.seeks_couples': 'Generated<SeeksCouples>',
  'partner_signup.country': 'CountryCode | null',
  'partner_signup.gender': 'Gender | null',
  'partner_signup.language': 'LocaleCode',
  'partner_signup.seeks': 'Seeks | null',
  'report.notifier_language': 'LocaleCode | null',
  'sandbox_payment.locale': 'Generated<LocaleCode>',
}

const FILE = fileURLToPath(new URL('../src/server/db/tables.ts', import.meta.url))

/** Writes the types of the migrated tables, or with --check tells whether they are as they should be. */
const types = await generateTypes()
if (!process.argv.includes('--check')) {
  await writeFile(FILE, types)
} else if (types !== (await readFile(FILE, 'utf8').catch(() => ''))) {
  console.error('src/server/db/tables.ts differs from the migrations: run "npm run db:types".')
  process.exitCode = 1
}

async function generateTypes(): Promise<string> {
  const server = await startTestServer()
  try {
    const db = connect((await cloneDatabase(server.address)).ownerUrl)
    const dialect = new PostgresDialect({ dateParser: 'string', numericParser: 'string' })
    const text = await generate({
      db,
      dialect,
      outFile: null,
      typeMapping: { int8: 'number' },
      overrides: { columns: COLUMNS },
      customImports: {
        ComplaintKind: '#contract/complaints.ts',
        CountryCode: '#contract/locales.ts',
        Gender: '#contract/fields.ts',
        Identity: '#contract/identities.ts',
        Kind: '#contract/identities.ts',
        LocaleCode: '#contract/locales.ts',
        Seeks: '#contract/fields.ts',
        SeeksCouples: '#contract/identities.ts',
      },
    })
    await db.destroy()
    return text.replace('export interface DB {', 'export interface Tables {')
  } finally {
    await server.stop()
  }
}

import type { Db } from '#server/db/connect.ts'
import { type Config, filesFolder } from '#server/kernel/config.ts'

type ProgramDeps = {
  readonly db: Db
  readonly ownerUrl: string
  readonly config: Config
  readonly print: (line: string) => void
  readonly now: Date
}
/** Runs what the operator typed after the program's name, and gives the exit code. */
type Program = (args: readonly string[], deps: ProgramDeps) => Promise<number>

/** What an operator runs beside the product: `npm run site -- list` runs `site` here. Each loads only what it needs. */
export const PROGRAMS: Readonly<Record<string, () => Promise<Program>>> = {
  backup: async () => (await import('./backup.ts')).runBackup,
  complaints: async () => (await import('./complaints.ts')).runComplaints,
  decisions: async () => (await import('./decisions.ts')).runDecisions,
  demo: demoProgram,
  discounts: async () => (await import('./discounts.ts')).runDiscounts,
  dsa: async () => (await import('./dsa.ts')).runDsa,
  fictional: async () => (await import('./fictional.ts')).runFictional,
  figures: async () => (await import('./figures.ts')).runFigures,
  jobs: async () => (await import('./jobs.ts')).runJobs,
  keys: keysProgram,
  'ledger-audit': async () => (await import('./ledger-audit.ts')).runLedgerAudit,
  members: async () => (await import('./members.ts')).runMembers,
  operators: async () => (await import('./operators.ts')).runOperators,
  packages: async () => (await import('./packages.ts')).runPackages,
  partners: async () => (await import('./partners.ts')).runPartners,
  payments: paymentsProgram,
  photos: photosProgram,
  'record-audit': async () => (await import('./record-audit.ts')).runRecordAudit,
  reports: async () => (await import('./reports.ts')).runReports,
  restore: async () => (await import('./restore.ts')).runRestore,
  'restore-drill': async () => (await import('./restore-drill.ts')).runRestoreDrill,
  site: async () => (await import('./site.ts')).runSite,
  traffic: async () => (await import('./traffic.ts')).runTraffic,
}

async function demoProgram(): Promise<Program> {
  const { runDemo } = await import('./demo.ts')
  const { openStore } = await import('#server/features/media/media.ts')
  const { progressBar } = await import('#server/progress-bar.ts')
  return async (args, { db, config, print }) => {
    const state: { bar?: ReturnType<typeof progressBar> } = {}
    const onProgress = (done: number, total: number) => {
      state.bar ??= progressBar('Making members', total)
      state.bar.show(done)
      if (done === total) state.bar.end()
    }
    return runDemo(args, { db, files: await openStore(config), print, onProgress })
  }
}

async function keysProgram(): Promise<Program> {
  const { runKeys } = await import('./keys.ts')
  const { secretOf } = await import('#server/kernel/secrets.ts')
  return (args, deps) => runKeys(args, { ...deps, secretKey: secretOf(deps.config) })
}

async function paymentsProgram(): Promise<Program> {
  const { runPayments, paymentDeps } = await import('./payments.ts')
  return (args, deps) => runPayments(args, { ...deps, payments: paymentDeps(deps.db, deps.config) })
}

async function photosProgram(): Promise<Program> {
  const { runPhotos } = await import('./photos.ts')
  return (args, deps) => {
    const { s3 } = deps.config
    const place = s3 ? `s3://${s3.bucket}` : filesFolder(deps.config)
    return runPhotos(args, { ...deps, place })
  }
}

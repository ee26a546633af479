import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  logInToDemo,
  type Operator,
  confirmWithCode,
  saveLanguage,
  type OfficeLanguage,
} from '#contract/office/account.ts'
import { call, isCode, OfficeError } from './call.ts'
import { en, type OfficeTexts } from '#web/office/texts/en.ts'
import { nl } from '#web/office/texts/nl.ts'
import { Button, CodeField, Dialog, Problem } from './parts.tsx'
import { confirmByPasskey } from './passkey.ts'

type Site = { readonly id: string; readonly domain: string }
export type Me = {
  readonly operator: Operator | null
  readonly sites: readonly Site[]
  readonly demo: readonly Operator['roles'][number]['role'][]
}

type Office = {
  readonly me: Me
  readonly t: OfficeTexts
  readonly language: OfficeLanguage
  readonly choose: (language: OfficeLanguage) => void
}

const OfficeContext = createContext<Office | null>(null)
const KEPT = 'office-language'

/** Who is here, and the language that they read: their own, or what this browser was told, or what it asks for. */
export function OfficeProvider({ me, children }: { me: Me; children: ReactNode }) {
  const [chosen, setChosen] = useState<OfficeLanguage | null>(null)
  const queries = useQueryClient()
  const language = chosen ?? me.operator?.language ?? keptLanguage()
  const choose = (next: OfficeLanguage) => {
    setChosen(next)
    localStorage.setItem(KEPT, next)
    if (me.operator)
      void call(saveLanguage, { language: next }).then(() =>
        queries.invalidateQueries({ queryKey: ['me'] }),
      )
  }
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const t = language === 'nl' ? nl : en
  return <OfficeContext value={{ me, t, language, choose }}>{children}</OfficeContext>
}

export function keptLanguage(): OfficeLanguage {
  const kept = localStorage.getItem(KEPT)
  if (kept === 'nl' || kept === 'en') return kept
  return navigator.language.startsWith('nl') ? 'nl' : 'en'
}

export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('This is not inside the office')
  return office
}

/** The operator who is logged in, on screens that nobody else sees. */
export function useOperator(): Operator {
  const { operator } = useOffice().me
  if (!operator) throw new Error('Nobody is logged in')
  return operator
}

export function wordsFor(t: OfficeTexts, error: unknown): string {
  if (error instanceof OfficeError) return t.errors[error.code] ?? t.errors.other
  const isCancelled = error instanceof Error && error.name === 'NotAllowedError'
  return (isCancelled ? t.errors['cancelled'] : undefined) ?? t.errors.other
}

type Waiting = { readonly done: () => void; readonly stop: (error: unknown) => void }

/** Does what may ask for a fresh factor: it is asked for where it is needed, and then it is done. */
export function useFresh() {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const run = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (!isCode(error, 'FACTOR_REQUIRED')) throw error
    }
    await new Promise<void>((done, stop) => setWaiting({ done, stop }))
    return work()
  }
  const asking = waiting && (
    <FreshDialog
      onDone={() => {
        setWaiting(null)
        waiting.done()
      }}
      onClose={() => {
        setWaiting(null)
        waiting.stop(new OfficeError('FACTOR_REQUIRED'))
      }}
    />
  )
  return { run, asking }
}

function FreshDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t, me } = useOffice()
  const operator = useOperator()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = (work: () => Promise<unknown>) => {
    setProblem(null)
    work().then(onDone, (error: unknown) => setProblem(wordsFor(t, error)))
  }
  const demoRole = me.demo.length > 0 ? operator.roles[0]?.role : undefined

  return (
    <Dialog title={t.fresh.title} onClose={onClose}>
      <p>{t.fresh.more}</p>
      {operator.passkeys > 0 && (
        <Button look="ink" icon="fingerprint" onClick={() => confirm(confirmByPasskey)}>
          {t.fresh.passkey}
        </Button>
      )}
      {operator.has_app && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            confirm(() => call(confirmWithCode, { code }))
          }}
        >
          <CodeField label={t.login.code} value={code} onChange={setCode} />
          <Button look="quiet" type="submit">
            {t.fresh.code}
          </Button>
        </form>
      )}
      {demoRole && (
        <Button look="ink" onClick={() => confirm(() => call(logInToDemo, { role: demoRole }))}>
          {t.fresh.demo}
        </Button>
      )}
      <Problem>{problem}</Problem>
    </Dialog>
  )
}

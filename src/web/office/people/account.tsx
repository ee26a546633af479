import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addOwnPasskey,
  endOwnSession,
  getOwnAccount,
  nameOwnPasskey,
  type OwnAccount,
  removeOwnPasskey,
  renewRecoveryCodes,
} from '#contract/office/own-account.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Pill, Problem } from '#web/office/kit/parts.tsx'
import { makeOwnPasskey } from '#web/office/kit/passkey.ts'
import { THEMES, useTheme } from '#web/office/kit/theme.ts'
import { dayIn, timeIn } from '#web/office/kit/times.ts'
import css from './account.module.css'
import { RecoveryCodes } from './invitation.tsx'

type Act = (work: () => Promise<object>) => void

/** One's own way in: passkeys, the app, recovery codes, and where one is in. */
export function Account() {
  const { t } = useOffice()
  const account = useQuery({ queryKey: ['account'], queryFn: () => call(getOwnAccount, {}) })
  const { act, problem, codes, forgetCodes, asking } = useChanges()
  return (
    <Frame title={t.account.title} note={t.account.note}>
      <div className={css['account']}>
        {account.isPending && <p role="status">{t.loading}</p>}
        <Problem>{problem ?? (account.error ? wordsFor(t, account.error) : null)}</Problem>
        {account.isError && (
          <Button look="quiet" onClick={() => void account.refetch()}>
            {t.tryAgain}
          </Button>
        )}
        {account.data && <Parts account={account.data} act={act} />}
        <ThemeChoice />
      </div>
      {codes && (
        <Dialog title={t.account.codes} onClose={forgetCodes}>
          <RecoveryCodes codes={codes} onKept={forgetCodes} />
        </Dialog>
      )}
      {asking}
    </Frame>
  )
}

/** What is done about oneself, with a fresh factor where it needs one. */
function useChanges() {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [problem, setProblem] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const act: Act = (work) => {
    setProblem(null)
    run(work).then(
      (made) => {
        if ('recovery_codes' in made) setCodes(made.recovery_codes as readonly string[])
        void queries.invalidateQueries({ queryKey: ['account'] })
        void queries.invalidateQueries({ queryKey: ['me'] })
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return { act, problem, codes, forgetCodes: () => setCodes(null), asking }
}

function Parts({ account, act }: { account: OwnAccount; act: Act }) {
  const { t } = useOffice()
  const [isRenewing, setRenewing] = useState(false)
  return (
    <>
      <Passkeys passkeys={account.passkeys} act={act} />
      <section>
        <h2>{t.account.app}</h2>
        <p>{account.has_app ? t.account.hasApp : t.account.noApp}</p>
      </section>
      <section>
        <h2>{t.account.codes}</h2>
        <p>{t.people.recoveryLeft(account.recovery_codes)}</p>
        <Button look="quiet" onClick={() => setRenewing(true)}>
          {t.account.renew}
        </Button>
      </section>
      <Sessions sessions={account.sessions} act={act} />
      {isRenewing && (
        <Sure
          words={t.account.renewSure}
          press={t.account.renew}
          onYes={() => act(() => call(renewRecoveryCodes, {}))}
          onClose={() => setRenewing(false)}
        />
      )}
    </>
  )
}

type Passkey = OwnAccount['passkeys'][number]

function Passkeys({ passkeys, act }: { passkeys: readonly Passkey[]; act: Act }) {
  const { t } = useOffice()
  const [isAdding, setAdding] = useState(false)
  const add = (name: string) =>
    act(async () => call(addOwnPasskey, { name, passkey: await makeOwnPasskey() }))
  return (
    <section>
      <h2>{t.account.passkeys}</h2>
      {passkeys.length === 0 && <p>{t.account.noPasskeys}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} act={act} />
        ))}
      </ul>
      <Button look="ink" icon="fingerprint" onClick={() => setAdding(true)}>
        {t.account.add}
      </Button>
      {isAdding && (
        <NameDialog
          title={t.account.add}
          more={t.account.addMore}
          press={t.account.add}
          name=""
          onName={add}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

function PasskeyRow({ passkey, act }: { passkey: Passkey; act: Act }) {
  const { t, language } = useOffice()
  const [asked, setAsked] = useState<'name' | 'remove' | null>(null)
  const { id, name, created_at: made, last_used_at: used } = passkey
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>
          {t.account.made(dayIn(made, language))},{' '}
          {used === null ? t.account.unused : t.account.used(dayIn(used, language))}
        </span>
      </div>
      <Button look="bare" onClick={() => setAsked('name')}>
        {t.account.rename}
      </Button>
      <Button look="bad" onClick={() => setAsked('remove')}>
        {t.account.remove}
      </Button>
      {asked === 'name' && (
        <NameDialog
          title={t.account.rename}
          press={t.account.save}
          name={name}
          onName={(next) => act(() => call(nameOwnPasskey, { passkey_id: id, name: next }))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <Sure
          words={t.account.removeSure(name)}
          press={t.account.remove}
          onYes={() => act(() => call(removeOwnPasskey, { passkey_id: id }))}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  )
}

type SessionsProps = { readonly sessions: OwnAccount['sessions']; readonly act: Act }

function Sessions({ sessions, act }: SessionsProps) {
  const { t, language } = useOffice()
  return (
    <section>
      <h2>{t.account.sessions}</h2>
      <ul>
        {sessions.map(({ id, device, created_at: since, last_seen_at: seen, is_this: isThis }) => (
          <li key={id}>
            <div>
              <b>{device || '–'}</b>
              <span>
                {t.people.sessionSince(timeIn(since, language))},{' '}
                {t.account.seen(timeIn(seen, language))}
              </span>
            </div>
            {isThis ? (
              <Pill tone="ok">{t.account.here}</Pill>
            ) : (
              <Button look="bad" onClick={() => act(() => call(endOwnSession, { session_id: id }))}>
                {t.account.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type NameDialogProps = {
  readonly title: string
  readonly more?: string
  readonly press: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

function NameDialog({ title, more, press, name: before, onName, onClose }: NameDialogProps) {
  const { t } = useOffice()
  const [name, setName] = useState(before)
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          onName(name.trim())
        }}
      >
        {more && <p>{more}</p>}
        <Field label={t.account.name} isFirst value={name} onChange={setName} />
        <Button look="ink" type="submit" isWide isDisabled={name.trim() === ''}>
          {press}
        </Button>
        <Button look="bare" onClick={onClose}>
          {t.cancel}
        </Button>
      </form>
    </Dialog>
  )
}

type SureProps = {
  readonly words: string
  readonly press: string
  readonly onYes: () => void
  readonly onClose: () => void
}

function Sure({ words, press, onYes, onClose }: SureProps) {
  const { t } = useOffice()
  return (
    <Dialog title={press} onClose={onClose}>
      <p>{words}</p>
      <Button
        look="bad"
        isWide
        onClick={() => {
          onClose()
          onYes()
        }}
      >
        {press}
      </Button>
      <Button look="bare" onClick={onClose}>
        {t.cancel}
      </Button>
    </Dialog>
  )
}

/** Light, dark, or as the system has it: kept in this browser, for whoever sits at it. */
function ThemeChoice() {
  const words = useOffice().t.theme
  const [theme, choose] = useTheme()
  return (
    <section>
      <h2>{words.title}</h2>
      <div className={css['choices']} role="radiogroup" aria-label={words.title}>
        {THEMES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="theme"
              checked={theme === each}
              onChange={() => choose(each)}
            />
            {words.names[each]}
          </label>
        ))}
      </div>
      <p>{words.more}</p>
    </section>
  )
}

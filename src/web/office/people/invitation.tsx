import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  beginInvitedApp,
  lookAtInvitation,
  takeWithApp,
  takeWithPasskey,
} from '#contract/office/account.ts'
import type { QrPicture } from '#contract/age.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Door } from './login.tsx'
import { Button, CodeField, Field, Problem } from '#web/office/kit/parts.tsx'
import { makeInvitedPasskey } from '#web/office/kit/passkey.ts'
import { goTo } from '#web/office/kit/place.ts'
import css from './login.module.css'

/** Where the link of an invitation leads. Its secret stands behind the #, which no server is told. */
export function Invitation() {
  const { t } = useOffice()
  const [token] = useState(() => location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const look = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(lookAtInvitation, { token }),
    retry: false,
    enabled: codes === null,
  })

  if (codes) return <NewOperatorCodes codes={codes} />
  if (look.isPending) return <Door>{t.loading}</Door>
  if (look.isError)
    return (
      <Door>
        <h1>{t.invitation.gone}</h1>
        <p>{t.invitation.goneMore}</p>
        <Button look="quiet" onClick={() => goTo('/')}>
          {t.login.title}
        </Button>
      </Door>
    )
  return <Taking token={token} invitation={look.data} onTaken={setCodes} />
}

type TakingProps = {
  readonly token: string
  readonly invitation: {
    email: string
    name: string | null
    roles: { role: keyof ReturnType<typeof useOffice>['t']['roles']; domain: string | null }[]
  }
  readonly onTaken: (codes: readonly string[]) => void
}

function Taking({ token, invitation, onTaken }: TakingProps) {
  const { t, language } = useOffice()
  const [name, setName] = useState(invitation.name ?? '')
  const [usesApp, setUsesApp] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const roles = invitation.roles
    .map(({ role, domain }) => `${t.roles[role].toLowerCase()}, ${domain ?? t.allSites}`)
    .join('; ')
  const attempt = (work: () => Promise<{ recovery_codes: string[] }>) => {
    setProblem(null)
    work().then(
      ({ recovery_codes: codes }) => onTaken(codes),
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  const withPasskey = async () => {
    const passkey = await makeInvitedPasskey(token)
    return call(takeWithPasskey, { token, name, language, passkey })
  }

  return (
    <Door>
      <h1>
        {invitation.name === null ? t.invitation.title : t.invitation.titleReset(invitation.name)}
      </h1>
      <p className={css['host']}>{invitation.email}</p>
      <p>{invitation.name === null ? t.invitation.what(roles) : t.invitation.resetWhat}</p>
      <Field
        label={t.invitation.name}
        autoComplete="name"
        isFirst
        value={name}
        onChange={setName}
      />
      {usesApp ? (
        <WithApp
          token={token}
          onSubmit={(password, code) =>
            attempt(() => call(takeWithApp, { token, name, language, password, code }))
          }
        />
      ) : (
        <WithPasskey
          isDisabled={name.trim().length < 2}
          onPress={() => attempt(withPasskey)}
          onOther={() => setUsesApp(true)}
        />
      )}
      <Problem>{problem}</Problem>
    </Door>
  )
}

type WithPasskeyProps = {
  readonly isDisabled: boolean
  readonly onPress: () => void
  readonly onOther: () => void
}

function WithPasskey({ isDisabled, onPress, onOther }: WithPasskeyProps) {
  const { t } = useOffice()
  return (
    <>
      <Button look="ink" icon="fingerprint" isWide isDisabled={isDisabled} onClick={onPress}>
        {t.invitation.passkey}
      </Button>
      <p className={css['host']}>{t.invitation.passkeyHint}</p>
      <button type="button" className={css['link']} onClick={onOther}>
        {t.invitation.app}
      </button>
    </>
  )
}

function WithApp({
  token,
  onSubmit,
}: {
  token: string
  onSubmit: (password: string, code: string) => void
}) {
  const { t } = useOffice()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const app = useQuery({
    queryKey: ['app', token],
    queryFn: () => call(beginInvitedApp, { token }),
    staleTime: Infinity,
    retry: false,
  })
  const key = app.data?.secret.match(/.{4}/g)?.join(' ') ?? ''

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(password, code)
      }}
    >
      <p>{t.invitation.appHint}</p>
      {app.data && <Qr {...app.data.qr} />}
      <p className={css['key']}>
        <span>{t.invitation.key}</span>
        <code>{key}</code>
      </p>
      {app.data && (
        <a className={css['link']} href={app.data.uri}>
          {t.invitation.openApp}
        </a>
      )}
      <Field
        label={t.invitation.password}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <CodeField label={t.login.code} hint={t.login.codeHint} value={code} onChange={setCode} />
      <Button look="ink" type="submit" isWide>
        {t.invitation.finish}
      </Button>
    </form>
  )
}

/** Dark on light in both themes, as cameras read it. */
function Qr({ size, path }: QrPicture) {
  const { t } = useOffice()
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t.invitation.qr}
    >
      <path d={path} />
    </svg>
  )
}

function NewOperatorCodes({ codes }: { codes: readonly string[] }) {
  const queries = useQueryClient()
  const onKept = () => {
    goTo('/', { replaces: true })
    void queries.invalidateQueries()
  }
  return (
    <Door>
      <RecoveryCodes codes={codes} onKept={onKept} />
    </Door>
  )
}

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Shown once: copied or written down, and then gone. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useOffice()
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <h1>{t.invitation.codes}</h1>
      <p>{t.invitation.codesMore}</p>
      <ol className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        icon="copy"
        isWide
        onClick={() => void copyText(codes.join('\n')).then(() => setCopied(true))}
      >
        {isCopied ? t.copied : t.copy}
      </Button>
      <Button look="ink" isWide onClick={onKept}>
        {t.invitation.kept}
      </Button>
    </>
  )
}

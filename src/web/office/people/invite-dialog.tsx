import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { invite } from '#contract/office/people.ts'
import { type Role, ROLE_NAMES } from '#contract/office/roles.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Problem, Select } from '#web/office/kit/parts.tsx'
import css from '#web/office/kit/pane.module.css'

type Given = { readonly email: string; readonly role: Role; readonly site: string }

/** Whether they may give a role on all sites. */
export function useMayAll(): boolean {
  const { roles } = useOperator()
  return roles.some(({ site_id: site, role }) => site === null && role === 'owner')
}

/** Invites somebody: the link is shown once, to be passed on. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, me } = useOffice()
  const mayAll = useMayAll()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [given, setGiven] = useState<Given>({
    email: '',
    role: 'moderator',
    site: mayAll ? '' : (me.sites[0]?.id ?? ''),
  })
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = () => {
    setProblem(null)
    const { email, role, site } = given
    run(() => call(invite, { email, roles: [{ site_id: site || null, role }] })).then(
      (made) => {
        setLink(made.link)
        void queries.invalidateQueries({ queryKey: ['people'] })
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }

  return (
    <>
      <Dialog title={t.people.inviteTitle} onClose={onClose}>
        {link ? (
          <NewLink link={link} email={given.email} />
        ) : (
          <InviteForm given={given} onChange={setGiven} onSubmit={submit} />
        )}
        <Problem>{problem}</Problem>
        <Button look="bare" onClick={onClose}>
          {t.close}
        </Button>
      </Dialog>
      {asking}
    </>
  )
}

type InviteFormProps = {
  readonly given: Given
  readonly onChange: (given: Given) => void
  readonly onSubmit: () => void
}

function InviteForm({ given, onChange, onSubmit }: InviteFormProps) {
  const { t, me } = useOffice()
  const mayAll = useMayAll()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field
        label={t.login.email}
        type="email"
        isFirst
        value={given.email}
        onChange={(email) => onChange({ ...given, email })}
      />
      <Select
        label={t.people.role}
        value={given.role}
        onChange={(role) => onChange({ ...given, role: role as Role })}
        options={ROLE_NAMES.map((role) => [role, t.roles[role]] as const)}
      />
      <Select
        label={t.people.where}
        value={given.site}
        onChange={(site) => onChange({ ...given, site })}
        options={[
          ...(mayAll ? ([['', t.allSites]] as const) : []),
          ...me.sites.map(({ id, domain }) => [id, domain] as const),
        ]}
      />
      <Button look="ink" type="submit" isWide>
        {t.people.makeLink}
      </Button>
    </form>
  )
}

export function NewLink({ link, email }: { link: string; email: string }) {
  const { t } = useOffice()
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={css['newLink']}>
      <p>
        <b>{t.people.link}</b>
      </p>
      <code>{link}</code>
      <Button
        look="ink"
        icon="copy"
        onClick={() => void copyText(link).then(() => setCopied(true))}
      >
        {isCopied ? t.copied : t.copy}
      </Button>
      <p>{t.people.linkMore(email)}</p>
    </div>
  )
}

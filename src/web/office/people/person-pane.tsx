import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  endOperator,
  endSessions,
  type Person,
  resetFactors,
  setRoles,
} from '#contract/office/people.ts'
import { type Role, ROLE_NAMES, type SiteRole } from '#contract/office/roles.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { NewLink, useMayAll } from './invite-dialog.tsx'
import { Button, Dialog, Initials, Problem, Select } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { dayIn, timeIn } from '#web/office/kit/times.ts'
import css from '#web/office/kit/pane.module.css'

/** One person: roles per site, factors, sessions, and the end of it. */
export function PersonPane({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useOffice()
  const me = useOperator()
  const mayChange = person.is_mine && person.id !== me.id
  const { problem, link, isSaved, asking, act, save } = useChanges(person)
  const [isEnding, setEnding] = useState(false)
  const [roles, setChosen] = useState(person.roles as SiteRole[])

  return (
    <aside className={css['pane']} aria-label={person.name}>
      <PaneHead person={person} onClose={onClose} />
      <div className={css['scroll']}>
        <h3>{t.people.rolesTitle}</h3>
        <RoleChoices roles={roles} onChange={setChosen} isDisabled={!mayChange} />
        {!mayChange && person.ended_at === null && (
          <p className={css['hint']}>{t.people.notMine}</p>
        )}
        <Factors person={person} act={mayChange ? act : null} />
        {link && <NewLink link={link} email={person.email} />}
        <Sessions person={person} act={mayChange ? act : null} />
        {me.permissions.includes('record_read') && (
          <p>
            <button
              type="button"
              className={css['link']}
              onClick={() => goTo(`/record?operator_id=${person.id}`)}
            >
              {t.people.theirRecord}
            </button>
          </p>
        )}
        <Problem>{problem}</Problem>
      </div>
      {mayChange && (
        <footer>
          <Button look="quiet" isWide onClick={() => save(roles)}>
            {isSaved ? t.people.saved : t.people.save}
          </Button>
          <Button look="bad" onClick={() => setEnding(true)}>
            {t.people.end}
          </Button>
        </footer>
      )}
      {isEnding && (
        <EndDialog
          name={person.name}
          onEnd={() => act(() => call(endOperator, { operator_id: person.id }))}
          onClose={() => setEnding(false)}
        />
      )}
      {asking}
    </aside>
  )
}

function PaneHead({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t, language } = useOffice()
  const me = useOperator()
  return (
    <header>
      <Initials name={person.name} isMe={person.id === me.id} />
      <div>
        <h2>{person.name}</h2>
        <p>
          {person.email} · {t.people.since(dayIn(person.created_at, language))}
        </p>
      </div>
      <Button look="bare" onClick={onClose}>
        {t.close}
      </Button>
    </header>
  )
}

type Act = (work: () => Promise<object>) => void
type PartProps = { readonly person: Person; readonly act: Act | null }

function Factors({ person, act }: PartProps) {
  const { t } = useOffice()
  const reset = () => call(resetFactors, { operator_id: person.id })
  return (
    <>
      <h3>
        {t.people.factors}
        {act && (
          <button type="button" onClick={() => act(reset)}>
            {t.people.resetFactors}
          </button>
        )}
      </h3>
      {person.passkeys > 0 && <p>{t.people.passkeys(person.passkeys)}</p>}
      {person.has_app && <p>{t.login.code}</p>}
      <p>{t.people.recoveryLeft(person.recovery_codes)}</p>
    </>
  )
}

function Sessions({ person, act }: PartProps) {
  const { t, language } = useOffice()
  const end = () => call(endSessions, { operator_id: person.id })
  return (
    <>
      <h3>
        {t.people.sessions}
        {act && person.sessions.length > 0 && (
          <button type="button" onClick={() => act(end)}>
            {t.people.endSessions}
          </button>
        )}
      </h3>
      {person.sessions.length === 0 && <p className={css['hint']}>{t.people.noSessions}</p>}
      {person.sessions.map((session) => (
        <p key={session.id} className={css['session']}>
          <span>{session.device || '–'}</span>
          <span>{t.people.sessionSince(timeIn(session.created_at, language))}</span>
        </p>
      ))}
    </>
  )
}

type EndDialogProps = {
  readonly name: string
  readonly onEnd: () => void
  readonly onClose: () => void
}

function EndDialog({ name, onEnd, onClose }: EndDialogProps) {
  const { t } = useOffice()
  return (
    <Dialog title={t.people.end} onClose={onClose}>
      <p>{t.people.endSure(name)}</p>
      <Button
        look="bad"
        isWide
        onClick={() => {
          onClose()
          onEnd()
        }}
      >
        {t.people.end}
      </Button>
      <Button look="bare" onClick={onClose}>
        {t.cancel}
      </Button>
    </Dialog>
  )
}

/** What is done to somebody, each with a fresh factor where it needs one. */
function useChanges({ id }: Person) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [problem, setProblem] = useState<string | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const act = (work: () => Promise<object>, isSaving = false) => {
    setProblem(null)
    setSaved(false)
    run(work).then(
      (made) => {
        if ('link' in made) setLink(String(made.link))
        setSaved(isSaving)
        void queries.invalidateQueries({ queryKey: ['people'] })
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  const save = (roles: SiteRole[]) => act(() => call(setRoles, { operator_id: id, roles }), true)
  return { problem, link, isSaved, asking, act, save }
}

type RoleChoicesProps = {
  readonly roles: readonly SiteRole[]
  readonly onChange: (roles: SiteRole[]) => void
  readonly isDisabled: boolean
}

function RoleChoices({ roles, onChange, isDisabled }: RoleChoicesProps) {
  const { t, me } = useOffice()
  const mayAll = useMayAll()
  const isEverywhere = roles.some(({ site_id: site }) => site === null)
  const places = [
    ...(mayAll || isEverywhere ? [{ id: null, domain: t.allSites }] : []),
    ...me.sites,
  ]
  const change = (site: string | null, role: string) => {
    const others = roles.filter(({ site_id: other }) => other !== site)
    onChange(role === '' ? others : [...others, { site_id: site, role: role as Role }])
  }
  return places.map(({ id, domain }) => (
    <Select
      key={id ?? ''}
      isInline
      isDisabled={isDisabled}
      label={domain}
      value={roles.find(({ site_id: site }) => site === id)?.role ?? ''}
      onChange={(role) => change(id, role)}
      options={[
        ['', t.people.none] as const,
        ...ROLE_NAMES.map((role) => [role, t.roles[role]] as const),
      ]}
    />
  ))
}

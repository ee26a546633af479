import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listPeople,
  type OpenInvitation,
  type Person,
  withdrawInvitation,
} from '#contract/office/people.ts'
import { isAllowed, PERMISSIONS, type Role, ROLE_NAMES } from '#contract/office/roles.ts'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Button, Initials, Pill } from '#web/office/kit/parts.tsx'
import { PersonPane } from './person-pane.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { dayIn, hoursUntil, timeIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from '#web/office/kit/table.module.css'

export function People() {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const list = useQuery({ queryKey: ['people'], queryFn: () => call(listPeople, {}) })
  const [isInviting, setInviting] = useState(false)
  const people = list.data?.people ?? []
  const invitations = list.data?.invitations ?? []
  const mayInvite = permissions.includes('people_manage')
  const shown = usePlace().searchParams.get('person')
  const person = people.find(({ id }) => id === shown)
  const show = usePersonKeys(people, shown, mayInvite ? () => setInviting(true) : null)
  const here = people.filter(({ ended_at: ended }) => ended === null).length

  return (
    <Frame
      title={t.people.title}
      note={list.data && t.people.count(here, invitations.length)}
      actions={
        mayInvite && (
          <Button look="ink" icon="plus" hint="C" onClick={() => setInviting(true)}>
            {t.people.invite}
          </Button>
        )
      }
      keys={[
        [['J', 'K'], t.keys.move],
        ...(mayInvite ? ([[['C'], t.keys.invite]] as const) : []),
        [['Esc'], t.keys.leave],
      ]}
    >
      <div className={classNames(css['panes'], person && css['hasPane'])}>
        <div className={css['list']}>
          {list.isError && (
            <p className={css['empty']} role="alert">
              {t.errors.other}
            </p>
          )}
          <PeopleTable
            people={people}
            invitations={invitations}
            shown={shown}
            onShow={show}
            mayInvite={mayInvite}
          />
          <RightsTable />
        </div>
        {person && <PersonPane key={person.id} person={person} onClose={() => show(undefined)} />}
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Frame>
  )
}

/** Moves along the list by J and K, and shows somebody in the address, so that a link opens the same. */
function usePersonKeys(
  people: readonly Person[],
  shown: string | null,
  invite: (() => void) | null,
) {
  const show = (id: string | undefined) =>
    goTo(id ? `/people?person=${id}` : '/people', { replaces: true })
  const move = (by: number) => {
    const at = people.findIndex(({ id }) => id === shown)
    const next = people[Math.min(people.length - 1, Math.max(0, at + by))]
    show(next?.id)
    document.getElementById(`person-${next?.id}`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => show(undefined),
    ...(invite ? { c: invite } : {}),
  })
  return show
}

type PeopleTableProps = {
  readonly people: readonly Person[]
  readonly invitations: readonly OpenInvitation[]
  readonly shown: string | null
  readonly onShow: (id: string) => void
  readonly mayInvite: boolean
}

function PeopleTable({ people, invitations, shown, onShow, mayInvite }: PeopleTableProps) {
  const { t } = useOffice()
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          {t.people.head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isShown={person.id === shown}
            onShow={() => onShow(person.id)}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} mayWithdraw={mayInvite} />
        ))}
      </tbody>
    </table>
  )
}

type PersonRowProps = {
  readonly person: Person
  readonly isShown: boolean
  readonly onShow: () => void
}

function PersonRow({ person, isShown, onShow }: PersonRowProps) {
  const { t, language } = useOffice()
  const { id: me } = useOperator()
  const { id, name, passkeys, has_app: hasApp, ended_at: ended, last_seen_at: seen } = person
  const factors = [
    passkeys > 0 ? t.people.passkeys(passkeys) : '',
    hasApp ? t.people.app : '',
  ].filter(Boolean)
  return (
    <tr
      className={classNames(isShown && css['shown'], ended !== null && css['over'])}
      onClick={onShow}
    >
      <th scope="row">
        <span className={css['who']}>
          <Initials name={name} isMe={id === me} />
          <button id={`person-${id}`} type="button" aria-expanded={isShown}>
            {name}
          </button>
          {id === me && <small>{t.people.you}</small>}
        </span>
      </th>
      <td>
        <Roles roles={person.roles} />
      </td>
      <td>
        <Places roles={person.roles} />
      </td>
      <td>{factors.join(', ') || t.people.noFactor}</td>
      <td>
        {person.is_here ? (
          <span className={css['here']}>{t.people.now}</span>
        ) : seen ? (
          timeIn(seen, language)
        ) : (
          t.people.never
        )}
      </td>
      <td>
        {ended ? (
          <Pill tone="over">{t.people.ended(dayIn(ended, language))}</Pill>
        ) : (
          <Pill tone="ok">{t.people.active}</Pill>
        )}
      </td>
    </tr>
  )
}

function InvitationRow({
  invitation,
  mayWithdraw,
}: {
  invitation: OpenInvitation
  mayWithdraw: boolean
}) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { id, email, roles, expires_at: end, is_reset: isReset } = invitation
  const refresh = () => void queries.invalidateQueries({ queryKey: ['people'] })
  const withdraw = () => void call(withdrawInvitation, { invitation_id: id }).finally(refresh)
  const words = isReset ? t.people.reset : t.people.invited
  return (
    <tr>
      <th scope="row">
        <span className={css['who']}>
          <span className={css['nobody']} />
          <span className={css['cut']}>{email}</span>
        </span>
      </th>
      <td>
        <Roles roles={roles} />
      </td>
      <td>
        <Places roles={roles} />
      </td>
      <td>{t.people.notYet}</td>
      <td>
        {mayWithdraw && (
          <button type="button" className={css['link']} onClick={withdraw}>
            {t.people.withdraw}
          </button>
        )}
      </td>
      <td>
        <Pill tone="new">{words(hoursUntil(end))}</Pill>
      </td>
    </tr>
  )
}

type Given = { readonly roles: Person['roles'] }

function Roles({ roles }: Given) {
  const { t } = useOffice()
  return [...new Set(roles.map(({ role }) => t.roles[role as Role]))].join(', ')
}

function Places({ roles }: Given) {
  const { t, me } = useOffice()
  const names = roles.map(({ site_id: id }) =>
    id === null ? t.allSites : (me.sites.find((site) => site.id === id)?.domain ?? ''),
  )
  return names.filter(Boolean).join(', ')
}

function RightsTable() {
  const { t } = useOffice()
  return (
    <section className={css['rights']}>
      <p>
        <b>{t.people.rightsTitle}</b> <span>{t.people.rightsHint}</span>
      </p>
      <div className={css['scrolls']} tabIndex={0} role="region" aria-label={t.people.rightsTitle}>
        <table>
          <thead>
            <tr>
              <td />
              {ROLE_NAMES.map((role) => (
                <th key={role} scope="col">
                  {t.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSIONS.map((permission) => (
              <tr key={permission}>
                <th scope="row">{t.rights[permission]}</th>
                {ROLE_NAMES.map((role) => (
                  <td key={role}>
                    {isAllowed(role, permission) ? (
                      <Icon name="check-bold" size="sm" label={t.people.yes} />
                    ) : (
                      <i aria-label={t.people.no} role="img" />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { findMembers } from '#contract/office/members.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { MemberFace } from '#web/office/cases/case-parts.tsx'
import { Button, Pill, Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { Nothing } from '#web/office/cases/case-parts.tsx'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './members.module.css'
import table from '#web/office/kit/table.module.css'

type Found = z.output<typeof findMembers.output>['members'][number]

/** Finding a member by whatever is known of them. */
export function Members() {
  const { t } = useOffice()
  const words = usePlace().searchParams.get('words') ?? ''
  const found = useFound(words)
  const members = found.data?.members ?? []
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const open = (member: Found | undefined) => member && goTo(`/member?id=${member.id}`)
  const move = (by: number) => {
    const next = Math.min(members.length - 1, Math.max(0, at + by))
    setAt(next)
    document.getElementById(`member-${members[next]?.id}`)?.focus()
  }
  useKeys({
    '/': () => field.current?.focus(),
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => open(members[at]),
  })

  return (
    <Frame
      title={t.members.title}
      keys={[
        [['/'], t.members.keys.find],
        [['J', 'K'], t.keys.move],
        [['↵'], t.members.keys.open],
      ]}
    >
      <search className={css['search']}>
        <Icon name="magnifying-glass" size="sm" />
        <input
          ref={field}
          type="search"
          aria-label={t.members.find}
          placeholder={t.members.findHint}
          autoComplete="off"
          maxLength={254}
          defaultValue={words}
          onChange={(event) => {
            setAt(0)
            goTo(`/members${queryOf({ words: event.target.value })}`, { replaces: true })
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') open(members[0])
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              document.getElementById(`member-${members[0]?.id}`)?.focus()
            }
          }}
        />
      </search>
      <Outcome found={found} isAsked={isAsked(words)} shown={members[at]} onOpen={open} />
    </Frame>
  )
}

const isAsked = (words: string) => words.trim().length >= 2
const REST_MS = 150

/** Whoever the words name, asked when the hand rests. */
export function useFound(words: string) {
  const [resting, setResting] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setResting(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words])
  return useQuery({
    queryKey: ['members', resting.trim()],
    queryFn: () => call(findMembers, { words: resting.trim() }),
    enabled: isAsked(resting),
    placeholderData: (before) => (isAsked(words) ? before : undefined),
    retry: false,
  })
}

type OutcomeProps = {
  readonly found: ReturnType<typeof useFound>
  readonly isAsked: boolean
  readonly shown: Found | undefined
  readonly onOpen: (member: Found) => void
}

function Outcome({ found, isAsked: asked, shown, onOpen }: OutcomeProps) {
  const { t } = useOffice()
  const { data, error } = found
  if (error && asked)
    return (
      <div className={table['empty']}>
        <Problem>{wordsFor(t, error)}</Problem>
        <Button look="quiet" onClick={() => void found.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    )
  if (!asked) return <Nothing title={t.members.ask} more={t.members.askMore} />
  if (!data)
    return (
      <p className={table['empty']} role="status">
        {t.loading}
      </p>
    )
  if (data.members.length === 0) return <Nothing title={t.members.none} more={t.members.noneMore} />
  return (
    <>
      <FoundTable members={data.members} shown={shown} onOpen={onOpen} />
      {data.has_more && <p className={table['empty']}>{t.members.more}</p>}
    </>
  )
}

type FoundTableProps = {
  readonly members: readonly Found[]
  readonly shown: Found | undefined
  readonly onOpen: (member: Found) => void
}

function FoundTable({ members, shown, onOpen }: FoundTableProps) {
  const { t, me } = useOffice()
  const statuses = t.cases.person.statuses
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          {t.members.head.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr
            key={member.id}
            className={member.id === shown?.id ? table['shown'] : ''}
            onClick={() => onOpen(member)}
          >
            <th scope="row">
              <span className={table['who']}>
                <MemberFace member={member} />
                <button id={`member-${member.id}`} type="button">
                  {member.name}, {member.age}
                </button>
              </span>
            </th>
            <td>
              {member.city}, {member.country}
            </td>
            <td>{me.sites.find(({ id }) => id === member.site_id)?.domain}</td>
            <td>
              <Pill tone={member.status === 'active' ? 'ok' : 'over'}>
                {statuses[member.status] ?? member.status}
              </Pill>
            </td>
            <td>{t.members.foundBy[member.found_by]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useState } from 'react'
import { MOST_HELD } from '#contract/office/writing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { spanIn } from '#web/office/kit/times.ts'
import { queryOf } from '#web/office/kit/call.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { useNow } from '#web/office/frame/use-cases.ts'
import { Conversation } from './conversation.tsx'
import { Conversations } from './conversations.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { whyNot } from './why-not.ts'
import { type Holder, useNews, useOpened, useWritingList } from './use-writing.ts'
import css from './writing.module.css'

const TABS = ['list', 'thread', 'member'] as const
type Tab = (typeof TABS)[number]

/** Who waits for an answer of a fictional profile, the conversation, and the member: three panes. */
export function Writing() {
  const { t } = useOffice()
  const { list, first, rows, opened, id, holder } = useInbox()
  const now = useNow()
  const [tab, setTab] = useState<Tab>(id ? 'thread' : 'list')
  const leave = () => {
    setTab('list')
    show(null, holder)
  }
  useKeys({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    i: () => show(id, holder === 'mine' ? undefined : 'mine'),
    Escape: leave,
  })
  const oldest = first?.count.oldest_at
  const age = oldest ? spanIn(t.cases, now - Date.parse(oldest)) : ''

  return (
    <Frame
      title={t.writing.title}
      note={first && t.writing.waits(first.count.waiting, age, MOST_HELD)}
      isWhole
      keys={keysIn(t)}
    >
      <Tabs tab={tab} onTab={setTab} />
      <div className={classNames(css['panes'], css[`shows_${tab}`])}>
        <Conversations
          {...rows}
          count={first?.count}
          holder={holder}
          shown={id}
          now={now}
          isLoading={list.isPending}
          problem={list.isError ? wordsFor(t, list.error) : null}
          onHolder={(next) => show(id, next)}
          onOpen={(next) => {
            setTab('thread')
            show(next, holder)
          }}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
        />
        {opened.data && opened.data.row.id === id ? (
          <Conversation
            key={id}
            detail={opened.data}
            onChanged={() => void opened.refetch()}
            onLeft={leave}
          />
        ) : (
          <Nobody isChosen={id !== null} problem={opened.error && whyNot(t, opened.error)} />
        )}
      </div>
    </Frame>
  )
}

/** The list and what is open, by the address. */
function useInbox() {
  const { searchParams } = usePlace()
  const id = searchParams.get('id')
  const holder = (searchParams.get('holder') ?? undefined) as Holder
  const list = useWritingList(holder)
  useNews()
  const [first] = list.data?.pages ?? []
  const waiting = list.data?.pages.flatMap((page) => page.waiting) ?? []
  const answered = first?.answered ?? []
  const opened = useOpened(id, [...waiting, ...answered])
  return { list, first, rows: { waiting, answered }, opened, id, holder }
}

function show(id: string | null, holder: Holder): void {
  goTo(`/writing${queryOf({ holder, id: id ?? undefined })}`, { replaces: true })
}

function keysIn({ writing: { keys } }: OfficeTexts): readonly (readonly [string[], string])[] {
  return [
    [['J', 'K'], keys.conversation],
    [['↵'], keys.open],
    [['1–3'], keys.ready],
    [['F'], keys.write],
    [[';'], keys.line],
    [['T'], keys.note],
    [['E'], keys.handOn],
    [['Ctrl', '↵'], keys.send],
    [['I'], keys.mine],
  ]
}

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { t } = useOffice()
  return (
    <div className={css['tabs']} role="group" aria-label={t.writing.title}>
      {TABS.map((name) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
          {t.writing.tabs[name]}
        </button>
      ))}
    </div>
  )
}

function Nobody({ isChosen, problem }: { isChosen: boolean; problem: string | null }) {
  const { t } = useOffice()
  return (
    <div className={classNames(css['thread'], css['nobody'])}>
      <Problem>{problem}</Problem>
      {!isChosen && (
        <>
          <b>{t.writing.choose}</b>
          <p>{t.writing.chooseMore}</p>
        </>
      )}
    </div>
  )
}

/** The row after or before the one that has the focus, or that is open. */
function moveFocus(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-writing-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const from = at < 0 ? rows.findIndex((row) => row.getAttribute('aria-current') === 'true') : at
  rows[Math.min(rows.length - 1, Math.max(0, from + by))]?.focus()
}

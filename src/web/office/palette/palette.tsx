import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Key } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { type Group, groupsOf, type Place, type Row } from './rows.ts'
import { useHits } from './use-hits.ts'
import css from './palette.module.css'

type PaletteProps = { readonly places: readonly Place[]; readonly onClose: () => void }

/** Over any screen: members, orders and cases by name or number, what can be done with the first, and places. */
export function Palette({ places, onClose }: PaletteProps) {
  const { t } = useOffice()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const { groups, rows, found } = useGroups(words, places)
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const current = Math.min(at, rows.length - 1)
  const open = (row: Row | undefined, isNew = false) => {
    if (!row) return
    close()
    if (isNew) window.open(row.address, '_blank', 'noopener')
    else goTo(row.address)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (by === undefined) return open(rows[current], event.ctrlKey || event.metaKey)
    const next = (current + by + rows.length) % Math.max(1, rows.length)
    setAt(next)
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const change = (next: string) => {
    setWords(next)
    setAt(0)
  }
  const isNothing = rows.length === 0 && !found.isAsking
  return (
    <dialog
      ref={dialog}
      className={css['palette']}
      aria-label={t.palette.open}
      onClose={onClose}
      // A press beside it.
      onClick={(event) => event.target === dialog.current && close()}
    >
      <Asked
        words={words}
        list={list}
        current={isNothing ? undefined : `${list}-${current}`}
        onChange={change}
        onKeyDown={press}
        onClose={close}
      />
      <Groups groups={groups} list={list} current={rows[current]} onOpen={open} />
      <p className={css['state']} role="status">
        {found.error === null ? isNothing && t.palette.nothing : wordsFor(t, found.error)}
      </p>
      <Foot />
    </dialog>
  )
}

type AskedProps = {
  readonly words: string
  readonly list: string
  readonly current: string | undefined
  readonly onChange: (words: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClose: () => void
}

function Asked({ words, list, current, onChange, onKeyDown, onClose }: AskedProps) {
  const { t } = useOffice()
  return (
    <div className={css['field']}>
      <Icon name="magnifying-glass" size="sm" />
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current}
        aria-label={t.palette.ask}
        placeholder={t.palette.ask}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={words}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={t.close} onClick={onClose}>
        <Icon name="x" size="sm" />
      </button>
    </div>
  )
}

type GroupsProps = {
  readonly groups: readonly Group[]
  readonly list: string
  readonly current: Row | undefined
  readonly onOpen: (row: Row, isNew: boolean) => void
}

function Groups({ groups, list, current, onOpen }: GroupsProps) {
  const { t } = useOffice()
  const rows = groups.flatMap((group) => group.rows)
  return (
    <div id={list} className={css['list']} role="listbox" aria-label={t.palette.found}>
      {groups.map(({ title, rows: lines }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {lines.map((row) => (
            <Line
              key={row.address}
              id={`${list}-${rows.indexOf(row)}`}
              row={row}
              isCurrent={row === current}
              onOpen={(isNew) => onOpen(row, isNew)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Foot() {
  const { t } = useOffice()
  const lines = [
    [['↑', '↓'], t.keys.move],
    [['↵'], t.members.keys.open],
    [['Ctrl', '↵'], t.palette.newTab],
    [['>'], t.palette.commands],
  ] as const
  return (
    <p className={css['foot']} aria-hidden="true">
      {lines.map(([caps, words]) => (
        <span key={words}>
          {caps.map((cap) => (
            <Key key={cap}>{cap}</Key>
          ))}{' '}
          {words}
        </span>
      ))}
    </p>
  )
}

function useGroups(words: string, places: readonly Place[]) {
  const { t, me, language } = useOffice()
  const { permissions } = useOperator()
  const found = useHits(words)
  const siteOf = (id: string | null) => me.sites.find((site) => site.id === id)?.domain ?? ''
  const moneyOf = (minor: number, currency: string) =>
    (minor / 100).toLocaleString(language, { style: 'currency', currency })
  const groups = groupsOf({ t, words, found, places, permissions, siteOf, moneyOf })
  return { groups, rows: groups.flatMap(({ rows }) => rows), found }
}

type LineProps = {
  readonly id: string
  readonly row: Row
  readonly isCurrent: boolean
  readonly onOpen: (isNew: boolean) => void
}

function Line({ id, row: { icon, member, title, more, keys = [] }, isCurrent, onOpen }: LineProps) {
  const { t } = useOffice()
  return (
    // The field has the keys: a line is never focused.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classNames(css['line'], isCurrent && css['current'])}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      <span className={css['sign']}>
        {member?.has_face ? (
          <img src={`/api/office/member-picture?member_id=${member.id}`} alt="" />
        ) : (
          <Icon name={icon} size="sm" />
        )}
      </span>
      <b>{title}</b>
      {member?.is_fictional && <Icon name="mask-happy-fill" size="sm" label={t.cases.fictional} />}
      <small>{more}</small>
      <span className={css['caps']}>
        {isCurrent && <Key>↵</Key>}
        {!isCurrent && keys.map((key) => <Key key={key}>{key}</Key>)}
      </span>
    </div>
  )
}

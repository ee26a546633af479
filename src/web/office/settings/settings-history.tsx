import { useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  readSettings,
  settingsHistory,
  type SettingsVersion,
  type SiteForm,
  undoVersion,
} from '#contract/office/settings.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Initials, Pill } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { timeIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { type How, titleOf, TwoChips, Version } from './settings-version.tsx'
import css from './history.module.css'
import table from '#web/office/kit/table.module.css'
import queue from '#web/office/cases/queue.module.css'

/** What was changed of a site's settings, by whom and why; any version can be taken back as a draft. */
export function SettingsHistory() {
  const { t, me } = useOffice()
  const words = t.settings.history
  const { searchParams } = usePlace()
  const siteId = searchParams.get('site') ?? me.sites[0]?.id ?? ''
  const list = useHistory(siteId)
  const form = useQuery({
    queryKey: ['settings', siteId],
    queryFn: () => call(readSettings, { site_id: siteId }),
    enabled: siteId !== '',
  })
  const [isMine, setMine] = useState(false)
  const all = list.data?.pages.flatMap((page) => page.versions) ?? []
  const versions = isMine ? all.filter((version) => version.is_mine) : all
  const named = searchParams.get('version')
  const shown = versions.find(({ number }) => String(number) === named) ?? versions[0]
  const { undo, problem } = useUndo(siteId, form.data)
  const mayEdit = useOperator().permissions.includes('settings_edit')
  const back = () => goTo(`/settings${queryOf({ site: siteId })}`)
  const show = useVersionKeys({ siteId, versions, shown, back, undo: mayEdit ? undo : null })
  return (
    <Frame
      isWhole
      title={words.title}
      note={list.data && words.count(list.data.pages[0]!.count)}
      actions={
        <Button look="quiet" icon="arrow-left" onClick={back}>
          {words.settings}
        </Button>
      }
      keys={[
        [['J', 'K'], t.keys.move],
        ...(mayEdit ? ([[['U'], t.settings.keys.undo]] as const) : []),
        [['Esc'], words.settings],
      ]}
    >
      {list.data ? (
        <div className={css['panes']}>
          <VersionList {...{ list, versions, shown, isMine, onMine: setMine, onShow: show }} />
          {shown ? (
            <Version
              version={shown}
              form={form.data}
              problem={problem}
              onUndo={mayEdit ? (how) => undo(shown.number, how) : null}
            />
          ) : (
            <p className={table['empty']}>{words.none}</p>
          )}
        </div>
      ) : (
        <p className={table['empty']} role={list.isError ? 'alert' : 'status'}>
          {list.isError ? wordsFor(t, list.error) : t.loading}
        </p>
      )}
    </Frame>
  )
}

type VersionKeys = {
  readonly siteId: string
  readonly versions: readonly SettingsVersion[]
  readonly shown: SettingsVersion | undefined
  readonly back: () => void
  readonly undo: ((number: number, how: How) => void) | null
}

function useVersionKeys({ siteId, versions, shown, back, undo }: VersionKeys) {
  const show = ({ number }: SettingsVersion) =>
    goTo(`/settings-history${queryOf({ site: siteId, version: number })}`, { replaces: true })
  const move = (by: number) => {
    const at = versions.findIndex(({ number }) => number === shown?.number)
    const next = versions[Math.min(versions.length - 1, Math.max(0, at + by))]
    if (!next) return
    show(next)
    document.getElementById(`version-${next.number}`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    u: () => shown && undo?.(shown.number, 'take_back'),
    Escape: back,
  })
  return show
}

type VersionListProps = {
  readonly list: ReturnType<typeof useHistory>
  readonly versions: readonly SettingsVersion[]
  readonly shown: SettingsVersion | undefined
  readonly isMine: boolean
  readonly onMine: (isMine: boolean) => void
  readonly onShow: (version: SettingsVersion) => void
}

function VersionList({ list, versions, shown, isMine, onMine, onShow }: VersionListProps) {
  const { t, language } = useOffice()
  const words = t.settings.history
  const [first] = list.data?.pages ?? []
  return (
    <div className={css['list']}>
      <div className={queue['filters']}>
        <TwoChips words={[words.all, words.mine]} isSecond={isMine} onChoose={onMine} />
      </div>
      <ol>
        {versions.map((version) => (
          <Entry
            key={version.number}
            version={version}
            isShown={version.number === shown?.number}
            isLive={version.number === first?.count}
            onShow={() => onShow(version)}
          />
        ))}
        {first && !list.hasNextPage && (
          <li className={css['made']}>
            <b>{words.made}</b>
            <span>{timeIn(first.made_at, language)}</span>
            <small>{words.madeMore}</small>
          </li>
        )}
      </ol>
      {list.hasNextPage && (
        <Button look="bare" onClick={() => void list.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </div>
  )
}

function useHistory(siteId: string) {
  return useInfiniteQuery({
    queryKey: ['settings-history', siteId],
    queryFn: ({ pageParam }) => call(settingsHistory, { site_id: siteId, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    enabled: siteId !== '',
  })
}

/** Prepares the draft, and shows it: nothing of it is live by that. */
function useUndo(siteId: string, form: SiteForm | undefined) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const undo = (number: number, how: How) => {
    if (!form) return
    setProblem(null)
    call(undoVersion, { site_id: siteId, revision: form.revision, number, how }).then(
      (next) => {
        queries.setQueryData(['settings', siteId], next)
        const group = next.fields.find(({ is_changed: isChanged }) => isChanged)?.group
        goTo(`/settings${queryOf({ site: siteId, group })}`)
      },
      (error: unknown) => {
        void queries.invalidateQueries({ queryKey: ['settings', siteId] })
        const isSame = error instanceof Error && error.message === 'NOTHING_NAMED'
        setProblem(isSame ? t.settings.history.same : wordsFor(t, error))
      },
    )
  }
  return { undo, problem }
}

type EntryProps = {
  readonly version: SettingsVersion
  readonly isShown: boolean
  readonly isLive: boolean
  readonly onShow: () => void
}

function Entry({ version, isShown, isLive, onShow }: EntryProps) {
  const { t, language } = useOffice()
  const { number, who, why, created_at: at, changes } = version
  return (
    <li className={classNames(isShown && css['shown'])}>
      <button id={`version-${number}`} type="button" aria-expanded={isShown} onClick={onShow}>
        <Initials name={who} isMe={version.is_mine} />
        <span>
          <b>{titleOf(t, changes)}</b>
          <small>{why === '' ? who : `“${why}”`}</small>
        </span>
        {isLive && <Pill tone="ok">{t.settings.history.live}</Pill>}
        <time dateTime={at}>{timeIn(at, language)}</time>
      </button>
    </li>
  )
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { listPolicies, type Policy } from '#contract/office/decisions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Pill, Problem, Select } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { RulePane } from './rule-pane.tsx'
import { measureIn } from '#web/office/cases/statement-preview.tsx'
import { useKeys } from '#web/office/kit/use-keys.ts'
import queue from '#web/office/cases/queue.module.css'
import table from '#web/office/kit/table.module.css'

/** The rules of a site, each with what it proposes and whether it is in use. */
export function Rules() {
  const { t, me, language } = useOffice()
  const words = t.decisions.rules
  const { searchParams } = usePlace()
  const siteId = searchParams.get('site') ?? me.sites[0]?.id ?? ''
  const list = useQuery({
    queryKey: ['policies', siteId],
    queryFn: () => call(listPolicies, { site_id: siteId }),
    enabled: siteId !== '',
  })
  const rules = list.data?.policies ?? []
  const shown = rules.find(({ id }) => id === searchParams.get('rule')) ?? null
  const show = useRuleKeys(rules, shown, siteId)
  const used = rules.filter(({ is_in_use: isInUse }) => isInUse).length

  return (
    <Frame
      title={words.title}
      note={list.data && words.note(used, rules.length)}
      keys={[
        [['J', 'K'], t.keys.move],
        [['Esc'], t.keys.leave],
      ]}
    >
      <div className={classNames(table['panes'], shown && table['hasPane'])}>
        <div className={table['list']}>
          {me.sites.length > 1 && (
            <div className={queue['filters']}>
              <Select
                label={words.site}
                value={siteId}
                onChange={(site) => goTo(`/rules${queryOf({ site })}`, { replaces: true })}
                options={me.sites.map(({ id, domain }) => [id, domain] as const)}
                isInline
              />
            </div>
          )}
          <RuleList list={list} shown={shown} onShow={show} />
        </div>
        {shown && (
          <RulePane
            key={`${shown.id} ${shown.version}`}
            rule={shown}
            siteId={siteId}
            onClose={() => show(null)}
            language={language}
          />
        )}
      </div>
    </Frame>
  )
}

type RuleListProps = {
  readonly list: UseQueryResult<z.output<typeof listPolicies.output>>
  readonly shown: Policy | null
  readonly onShow: (rule: Policy) => void
}

/** The rules, or why they are not there. */
function RuleList({ list, shown, onShow }: RuleListProps) {
  const { t } = useOffice()
  if (list.isError)
    return (
      <div className={table['empty']}>
        <Problem>{wordsFor(t, list.error)}</Problem>
        <Button look="quiet" onClick={() => void list.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    )
  if (list.data) return <RuleTable rules={list.data.policies} shown={shown} onShow={onShow} />
  return (
    <p className={table['empty']} role="status">
      {t.loading}
    </p>
  )
}

function useRuleKeys(rules: readonly Policy[], shown: Policy | null, siteId: string) {
  const show = (rule: Policy | null) =>
    goTo(`/rules${queryOf({ site: siteId, rule: rule?.id })}`, { replaces: true })
  const move = (by: number) => {
    const at = rules.findIndex(({ id }) => id === shown?.id)
    const next = rules[Math.min(rules.length - 1, Math.max(0, at + by))]
    if (!next) return
    show(next)
    document.getElementById(`rule-${next.number}`)?.focus()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => show(null),
  })
  return show
}

type RuleTableProps = {
  readonly rules: readonly Policy[]
  readonly shown: Policy | null
  readonly onShow: (rule: Policy) => void
}

function RuleTable({ rules, shown, onShow }: RuleTableProps) {
  const { t, language } = useOffice()
  const words = t.decisions.rules
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          {words.head.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr
            key={rule.id}
            className={rule.id === shown?.id ? table['shown'] : ''}
            onClick={() => onShow(rule)}
          >
            <th scope="row">
              <span className={table['who']}>
                <small>{rule.number}</small>
                <button
                  id={`rule-${rule.number}`}
                  type="button"
                  aria-expanded={rule.id === shown?.id}
                >
                  {rule.texts[language].name}
                </button>
              </span>
            </th>
            <td>
              {t.decisions.panel.ground[rule.ground]} {rule.article}
            </td>
            <td>{measureIn(t, rule)}</td>
            <td>{words.strikesFor(rule.strikes, rule.strike_days)}</td>
            <td>{rule.version}</td>
            <td>
              <Pill tone={rule.is_in_use ? 'ok' : 'over'}>
                {rule.is_in_use ? words.used : words.unused}
              </Pill>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  publishRecipients,
  readTransparency,
  type Transparency as Papers,
} from '#contract/office/transparency.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { useNow } from '#web/office/frame/use-cases.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Problem, Select } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { saveAs } from '#web/office/kit/save-as.ts'
import { dayIn } from '#web/office/kit/times.ts'
import table from '#web/office/kit/table.module.css'
import css from './transparency.module.css'

const FIRST_YEAR = 2024

/** What the law has a site publish: how many use it, and the numbers of a year. */
export function Transparency() {
  const { t, me } = useOffice()
  const words = t.transparency
  const { searchParams } = usePlace()
  const thisYear = new Date(useNow()).getFullYear()
  const siteId = searchParams.get('site') ?? me.sites[0]?.id ?? ''
  const year = searchParams.get('year') ?? String(thisYear)
  const papers = useQuery({
    queryKey: ['transparency', siteId, year],
    queryFn: () => call(readTransparency, { site_id: siteId, year: Number(year) }),
    enabled: siteId !== '',
  })
  const go = (changes: { site?: string; year?: string }) =>
    goTo(`/transparency${queryOf({ site: siteId, year, ...changes })}`, { replaces: true })
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, nth) => thisYear - nth)
  return (
    <Frame title={words.title}>
      <div className={table['list']}>
        <div className={css['filters']}>
          {me.sites.length > 1 && (
            <Select
              label={words.site}
              value={siteId}
              onChange={(site) => go({ site })}
              options={me.sites.map(({ id, domain }) => [id, domain] as const)}
              isInline
            />
          )}
          <Select
            label={words.year}
            value={year}
            onChange={(next) => go({ year: next })}
            options={years.map((each) => [String(each), String(each)] as const)}
            isInline
          />
        </div>
        {papers.isError && <Problem>{wordsFor(t, papers.error)}</Problem>}
        {papers.isPending && siteId !== '' && (
          <p className={table['empty']} role="status">
            {t.loading}
          </p>
        )}
        {papers.data && (
          <>
            <Recipients
              papers={papers.data}
              siteId={siteId}
              onPublished={() => void papers.refetch()}
            />
            <Report papers={papers.data} year={year} />
          </>
        )}
      </div>
    </Frame>
  )
}

type RecipientsProps = {
  readonly papers: Papers
  readonly siteId: string
  readonly onPublished: () => void
}

function Recipients({ papers, siteId, onPublished }: RecipientsProps) {
  const { t, language } = useOffice()
  const words = t.transparency
  const { permissions } = useOperator()
  const [problem, setProblem] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const { months, average, said } = papers
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const publish = () => {
    setProblem(null)
    call(publishRecipients, { site_id: siteId }).then(
      () => {
        setTold(words.published)
        onPublished()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <section className={css['part']}>
      <h2>{words.recipients}</h2>
      <p className={css['more']}>{words.recipientsMore}</p>
      <table className={classNames(css['lines'], css['months'])}>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.people}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, people }) => (
            <tr key={month}>
              <td>{month}</td>
              <td>{number(people)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.average}</th>
            <td>
              <b>{number(average)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        {said
          ? words.said(number(said.average), said.from, said.until, dayIn(said.at, language))
          : words.unsaid}
      </p>
      {permissions.includes('settings_edit') && (
        <Button look="ink" onClick={publish} isDisabled={average === 0}>
          {words.publish(number(average))}
        </Button>
      )}
      <p role="status">{told}</p>
      <Problem>{problem}</Problem>
    </section>
  )
}

function Report({ papers: { lines }, year }: { papers: Papers; year: string }) {
  const { t } = useOffice()
  const words = t.transparency
  const csv = () =>
    saveAs(
      `dsa-${year}.csv`,
      [
        'part,indicator,scope,value',
        ...lines.map(({ part, indicator, scope, value }) =>
          [part, indicator, scope, value].map(cellOf).join(','),
        ),
      ].join('\r\n'),
    )
  return (
    <section className={css['part']}>
      <h2>
        {words.report}{' '}
        <Button look="quiet" icon="arrow-square-out" onClick={csv}>
          {words.csv}
        </Button>
      </h2>
      <p className={css['more']}>{words.reportMore}</p>
      <div className={css['wide']}>
        <table className={css['lines']}>
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
            {lines.map(({ part, indicator, scope, value }) => (
              <tr key={indicator + scope}>
                <td>{part}</td>
                <td>{indicator}</td>
                <td>{scope}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function cellOf(cell: string | number): string {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

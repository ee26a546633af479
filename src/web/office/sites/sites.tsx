import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listSites, type OfficeSite } from '#contract/office/sites.ts'
import { isAllowed } from '#contract/office/roles.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Pill } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { dayIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { NewSiteDialog } from './new-site-dialog.tsx'
import css from './sites.module.css'
import table from '#web/office/kit/table.module.css'

/** The sites that one runs: what is open, and what is still being prepared. */
export function Sites() {
  const { t } = useOffice()
  const words = t.sites
  const { roles } = useOperator()
  // A new site is none of those that there are: it takes the right on all of them.
  const mayMake = roles.some(
    ({ site_id: site, role }) => site === null && isAllowed(role, 'sites_make'),
  )
  const list = useQuery({ queryKey: ['sites'], queryFn: () => call(listSites, {}) })
  const [isMaking, setMaking] = useState(false)
  const sites = list.data?.sites ?? []
  const open = sites.filter(({ is_live: isLive }) => isLive).length
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ...(mayMake ? { c: () => setMaking(true) } : {}),
  })
  return (
    <Frame
      title={words.title}
      note={list.data && words.count(open, sites.length - open)}
      actions={
        mayMake && (
          <Button look="ink" icon="plus" hint="C" onClick={() => setMaking(true)}>
            {words.make}
          </Button>
        )
      }
      keys={[
        [['J', 'K'], t.keys.move],
        [['↵'], words.keys.open],
        ...(mayMake ? ([[['C'], words.keys.make]] as const) : []),
      ]}
    >
      {list.data && sites.length > 0 && <SiteTable sites={sites} />}
      {list.data && sites.length === 0 && (
        <p className={table['empty']}>
          <b>{words.none}</b> {words.noneMore}
        </p>
      )}
      {!list.data && (
        <p className={table['empty']} role={list.isError ? 'alert' : 'status'}>
          {list.isError ? wordsFor(t, list.error) : t.loading}
          {list.isError && (
            <Button look="quiet" onClick={() => void list.refetch()}>
              {t.tryAgain}
            </Button>
          )}
        </p>
      )}
      {isMaking && <NewSiteDialog onClose={() => setMaking(false)} />}
    </Frame>
  )
}

/** Goes along the rows, from wherever the focus is. */
function step(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-site]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus()
}

function SiteTable({ sites }: { sites: readonly OfficeSite[] }) {
  const { t } = useOffice()
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          {t.sites.head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <SiteRow key={site.site_id} site={site} />
        ))}
      </tbody>
    </table>
  )
}

/** A closed site leads to its walk, an open one to its settings. */
function SiteRow({ site }: { site: OfficeSite }) {
  const { t, language } = useOffice()
  const { site_id: id, is_live: isLive, missing } = site
  const place = `${isLive ? '/settings' : '/sites-prepare'}${queryOf({ site: id })}`
  return (
    <tr>
      <th scope="row">
        <span className={table['who']}>
          <SiteMark color={site.brand} />
          <a
            className={css['site']}
            href={place}
            data-site={id}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              goTo(place)
            }}
          >
            {site.name}
          </a>
          <small>{site.domain}</small>
          {site.is_default && <small>({t.sites.standard})</small>}
        </span>
      </th>
      <td>
        <Pill tone={isLive ? 'ok' : 'over'}>{isLive ? t.sites.open : t.sites.closed}</Pill>
      </td>
      <td>{!isLive && (missing.length === 0 ? t.sites.ready : t.sites.missing(missing.length))}</td>
      <td>{shortly(site.locales)}</td>
      <td>{shortly(site.countries)}</td>
      <td>
        <time dateTime={site.made_at}>{dayIn(site.made_at, language)}</time>
      </td>
    </tr>
  )
}

/** A dot in the site's own colour. */
function SiteMark({ color }: { color: string }) {
  return (
    <svg className={css['dot']} viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={color} />
    </svg>
  )
}

const SHOWN = 4

function shortly(codes: readonly string[]): string {
  const more = codes.length - SHOWN
  return `${codes.slice(0, SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`
}

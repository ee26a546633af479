import type { MemberTile as Member } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { MemberTile } from '#web/features/members/member-tile.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState, FailedState, Skeleton } from '#web/ui/loading-states.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TileGrid } from '#web/ui/tile.tsx'
import css from './for-you.module.css'
import { Deck, Looked, Said, Suggestions } from './parts.tsx'
import { type ForYou as Day, useForYou } from './use-for-you.ts'

/** What there is today for a member, what matters most first. */
export function ForYou({ loaded }: { loaded: Day | null }) {
  const t = useText('for-you')
  const { data, error, refetch } = useForYou(loaded)
  return (
    <>
      <div className={css['title']}>
        <h1 className="title-lg">{t('title')}</h1>
        {data && <Since since={data.since} />}
      </div>
      {data ? <Parts day={data} /> : <Missing error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useText('for-you')
  const refusalText = useRefusalText()
  if (error) {
    return (
      <FailedState title={t('failed')} retry={t('retry')} onRetry={onRetry}>
        {refusalText(error)}
      </FailedState>
    )
  }
  return (
    <TileGrid>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </TileGrid>
  )
}

function Parts({ day }: { day: Day }) {
  const t = useText('for-you')
  const { said, deck, matches, near_new: fresh, looked, start } = day
  const isEmpty = deck.cards.length === 0 && matches.length === 0 && fresh.length === 0
  return (
    <>
      {start !== 'done' && (
        <Notice
          link={
            <KitLink className="link" href={pathTo('start')}>
              {t('start.link')}
            </KitLink>
          }
        >
          {t('start.text')}
        </Notice>
      )}
      {said.length > 0 && <Said said={said} />}
      {isEmpty ? <Nobody /> : <Deck deck={deck} />}
      {matches.length > 0 && <Suggestions matches={matches} />}
      {fresh.length > 0 && <Faces title={t('near')} members={fresh} />}
      <Looked looked={looked} />
      <p className="small">
        <KitLink className="link" href={`${pathTo('start')}?step=near`}>
          {t('wishes')}
        </KitLink>
      </p>
    </>
  )
}

/** What is new since yesterday, each the way to it. */
function Since({ since: { near, likes, messages } }: { since: Day['since'] }) {
  const t = useText('for-you.since')
  const news: readonly (readonly [number, string, string])[] = [
    [messages, pathTo('chats'), t('messages', { count: messages })],
    [likes, pathTo('likes'), t('likes', { count: likes })],
    [near, `${pathTo('members')}?new_members=yes`, t('near', { count: near })],
  ]
  const there = news.filter(([count]) => count > 0)
  if (there.length === 0) return <p className="small soft">{t('none')}</p>
  return (
    <ul className={css['since']} aria-label={t('label')}>
      {there.map(([, href, text]) => (
        <li key={href}>
          <KitLink href={href}>{text}</KitLink>
        </li>
      ))}
    </ul>
  )
}

/** Nobody fits what the member looks for: where else to look, and where to ask for less. */
function Nobody() {
  const t = useText('for-you.empty')
  return (
    <EmptyState
      title={t('title')}
      action={
        <>
          <ButtonLink kind="quiet" href={pathTo('members')}>
            {t('search')}
          </ButtonLink>
          <ButtonLink kind="ghost" href={`${pathTo('start')}?step=near`}>
            {t('wishes')}
          </ButtonLink>
        </>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

type FacesProps = { title: string; members: readonly Member[] }

/** Some members under a heading. */
function Faces({ title, members }: FacesProps) {
  return (
    <section className={css['part']}>
      <h2 className="title-md">{title}</h2>
      <TileGrid>
        {members.map((member) => (
          <MemberTile key={member.id} member={member} />
        ))}
      </TileGrid>
    </section>
  )
}

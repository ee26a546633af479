import { useParams } from 'react-router'
import { LIKE_TYPES, type LikeType } from '#contract/likes.ts'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { LikeList } from '#web/features/likes/like-list.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Tabs } from '#web/ui/page-parts.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import css from './likes-screen.module.css'

/** Likes the member got, likes they gave, and matches. */
export function LikesScreen() {
  const t = useText('likes')
  const { type = 'received' } = useParams<{ type: LikeType }>()

  return (
    <div className={`container ${css['page']}`}>
      <h1 className="display-md">{t('title')}</h1>
      <LikeTabs current={type} />
      <LikeList key={type} type={type} />
      <ToastRegion />
    </div>
  )
}

function LikeTabs({ current }: { current: LikeType }) {
  const t = useText('likes.tabs')
  const nav = useText('shell.nav')
  const count = useUser()?.new_likes ?? 0
  const news = count > 0 && <Badge kind="likes" count={count} label={nav('new_likes', { count })} />
  return (
    <Tabs
      label={t('label')}
      tabs={LIKE_TYPES.map((type) => ({
        href: type === 'received' ? pathTo('likes') : pathTo('likes-type', { type }),
        text: t(type),
        current: type === current,
        badge: type === 'received' && news,
      }))}
    />
  )
}

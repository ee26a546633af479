import type { LikeType } from '#contract/likes.ts'
import { isServed, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Nobody yet, and what one can do about it. */
export function NoLikes({ type }: { type: LikeType }) {
  const t = useText('likes.empty')
  return (
    <EmptyState title={t(`${type}.title`)} action={<SearchLink />}>
      {t(`${type}.text`)}
    </EmptyState>
  )
}

function SearchLink() {
  const t = useText('likes.empty')
  if (!isServed('members')) return null
  return (
    <ButtonLink href={pathTo('members')} kind="quiet">
      {t('search')}
    </ButtonLink>
  )
}

import { useText } from '#web/i18n/use-text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import gallery from './gallery.module.css'
import css from './profile.module.css'

/** The shape of a profile while it is on its way. */
export function ProfileSkeleton() {
  const t = useText('member')
  return (
    <div className={css['profile']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={gallery['mosaic']} data-count="4">
        {[0, 1, 2, 3].map((cell) => (
          <span key={cell} className={gallery['cell']}>
            <Skeleton shape="tile" className={gallery['waiting']} />
          </span>
        ))}
      </div>
      <div className={css['waiting']}>
        {['title', 'line', 'button', 'text', 'text', 'short'].map((shape, index) => (
          <Skeleton key={index} className={css[`waiting-${shape}`]} />
        ))}
      </div>
    </div>
  )
}

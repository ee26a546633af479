import { useMutation } from '@tanstack/react-query'
import { useRefusalToast } from '#web/features/members/use-refusal-toast.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { SearchPage } from './fetch-page.ts'
import { useJustOnline } from './use-just-online.ts'
import css from './just-online-pill.module.css'

const FACES = 3

type PillProps = {
  pages: readonly SearchPage[]
  /** Begins the search again, with them in front. */
  onRestart: () => Promise<void>
}

/** Says that somebody has come online whom this search would show in front by now. */
export function JustOnlinePill({ pages, onRestart }: PillProps) {
  const t = useText('members')
  const photo = usePhotoAddress()
  const members = useJustOnline(pages)
  const restart = useMutation({ mutationFn: onRestart, onError: useRefusalToast() })
  const faces = members.flatMap(({ main_image: image }) => image ?? []).slice(0, FACES)

  return (
    <div className={css['place']} role="status">
      {members.length > 0 && (
        <button
          type="button"
          className={css['pill']}
          aria-busy={restart.isPending}
          onClick={() => !restart.isPending && restart.mutate()}
        >
          {restart.isPending ? <Spinner /> : <i className={css['dot']} />}
          <span>{t('just_online', { count: members.length })}</span>
          {faces.map(({ thumb_filename: file }) => (
            <Avatar key={file} src={photo(file)} alt="" size="sm" className={css['face']} />
          ))}
        </button>
      )}
    </div>
  )
}

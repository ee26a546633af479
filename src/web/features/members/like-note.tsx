import { useState } from 'react'
import type { LikeComment } from '#contract/like-comment.ts'
import { focusShown } from '#web/browser/forms.ts'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './like-note.module.css'

type LikeNoteProps = {
  /** Of the other one, with the mark of a fictional profile. */
  name: string
  comment: LikeComment
  /** The reader said it themselves. */
  isOwn?: boolean
}

/** The same where the texts were not asked for with the page. */
export function LateLikeNote(props: LikeNoteProps) {
  return useAreas(['like-note', 'profile-words']) ? <LikeNote {...props} /> : null
}

/** What a like is about, and what was said with it. It is text: no address in it is a link. */
export function LikeNote({ name, comment, isOwn = false }: LikeNoteProps) {
  const photo = usePhotoAddress()
  const about = useAbout({ name, comment, isOwn })
  return (
    <figure className={css['note']}>
      <figcaption>
        {comment.photo ? (
          <img src={photo(comment.photo.thumb_filename)} alt="" width={40} height={40} />
        ) : (
          <Icon name="heart-fill" />
        )}
        <span>{about}</span>
      </figcaption>
      {comment.text !== '' && <Words comment={comment} />}
    </figure>
  )
}

/** What it is about, in a sentence. */
function useAbout({ name, comment, isOwn }: Required<LikeNoteProps>): string {
  const t = useText('like-note')
  const prompts = useText('profile-words.prompts')
  const { part, photo, prompt } = comment
  if (prompt) return t(isOwn ? 'mine_prompt' : 'prompt', { name, prompt: prompts(prompt) })
  if (part === 'photo' && !isOwn && !photo) return t('photo_gone', { name })
  if (part === 'photo') return t(isOwn ? 'mine_photo' : 'photo', { name })
  return t(isOwn ? 'mine_about' : 'about', { name })
}

/** A word in it that its reader does not want to see: it shows when it is asked for. */
function Words({ comment: { text, has_hidden_word: isCovered } }: Pick<LikeNoteProps, 'comment'>) {
  const t = useText('like-note')
  const [isShown, setShown] = useState(false)
  if (isCovered && !isShown) {
    return (
      <p className={css['covered']}>
        <span>{t('covered')}</span>
        <button type="button" className="link" onClick={() => setShown(true)}>
          {t('show')}
        </button>
      </p>
    )
  }
  return (
    <blockquote
      dir="auto"
      ref={isShown ? focusShown : undefined}
      tabIndex={isShown ? -1 : undefined}
    >
      {text}
    </blockquote>
  )
}

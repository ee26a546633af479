import type { MemberCard } from '#contract/member-card.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { STEPS } from './problems.ts'
import first from './portraits/first.webp'
import second from './portraits/second.webp'
import third from './portraits/third.webp'
import css from './signup.module.css'

/** Drawn faces, which nobody takes for a member. */
const PICTURES = [first, first, second, second, third]

type SignupPhotoProps = { target: MemberCard | null; step: number | 'complete' }

/** Whoever one wants to write to, always labelled if they are fictional; else a drawn face. */
export function SignupPhoto({ target, step }: SignupPhotoProps) {
  const t = useText('signup')
  const { singular } = useFictionalWords()
  const name = step === 'complete' ? 'complete' : STEPS[step]!.name
  return (
    <div className={css['photo']}>
      {target ? (
        <TargetPhoto target={target} />
      ) : (
        <img src={PICTURES[step === 'complete' ? 4 : step]} alt="" width={800} height={1000} />
      )}
      {target?.fictional_icon && (
        <Tag kind="fictional" className={css['label']}>
          {singular}
        </Tag>
      )}
      <p className={css['caption']}>
        {target ? t('caption.target', { name: target.name }) : t(`caption.${name}`)}
      </p>
    </div>
  )
}

function TargetPhoto({ target: { name, main_image: image } }: { target: MemberCard }) {
  const t = useText('signup')
  const photo = usePhotoAddress()
  if (!image) return <Icon name="user-fill" className={css['nobody']} />
  return <img src={photo(image.filename)} alt={t('photo_of', { name })} width={800} height={1000} />
}

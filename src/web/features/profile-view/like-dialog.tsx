import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_COMMENT, likeWithComment } from '#contract/like-comment.ts'
import type { MemberProfile } from '#contract/members.ts'
import { call } from '#web/api/call.ts'
import { type Like, likeKey } from '#web/features/members/like.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useFictionalWords, usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { useAreas } from '#web/i18n/use-areas.ts'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import css from './like-dialog.module.css'
import type { LikedPart } from './profile-head.tsx'

type LikeDialogProps = { member: MemberProfile; part: LikedPart; onClose: () => void }

/** Likes one thing of a profile, with a word about it or without. It shows once its texts are there. */
export function LikeDialog(props: LikeDialogProps) {
  return useAreas(['like-note', 'refusal']) ? <OpenLikeDialog {...props} /> : null
}

function OpenLikeDialog({ member, part, onClose }: LikeDialogProps) {
  const t = useText('like-note')
  const shell = useText('shell')
  const name = useMarkedName()(member)
  const [comment, setComment] = useState('')
  const like = useLikeWithComment(member.id, onClose)
  const send = () => like.mutate({ ...part, comment: comment.trim() })
  const count = t('counter', { count: comment.length, max: LONGEST_COMMENT })

  return (
    <Modal open title={t('title')} titleSize="md" closeLabel={shell('close')} onClose={onClose}>
      <Form className={css['dialog']} onSubmit={send}>
        <Liked {...{ member, part, name }} />
        {member.fictional_icon && <FictionalNote />}
        <TextArea
          label={t('label')}
          hint={`${t('hint', { name })} ${count}`}
          placeholder={t('placeholder')}
          name="comment"
          rows={3}
          dir="auto"
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <RefusalNotice error={like.error} />
        <SubmitButton block size="lg" icon="heart-fill" busy={like.isPending}>
          {t('send')}
        </SubmitButton>
      </Form>
    </Modal>
  )
}

type LikedProps = Pick<LikeDialogProps, 'member' | 'part'> & { name: string }

/** What the like is about, as it stands on the profile. */
function Liked({ member, part, name }: LikedProps) {
  const t = useText('like-note')
  const words = useText('profile-words.prompts')
  const address = usePhotoAddress()
  if (part.part === 'photo') {
    const photo = member.photos.find(({ id }) => id === part.photo_id)
    return (
      <p className={css['liked']}>
        {photo && <img src={address(photo.thumb_filename)} alt="" width={72} height={72} />}
        <span>{t('of_photo', { name })}</span>
      </p>
    )
  }
  const answer = member.prompts.find(({ prompt }) => prompt === part.prompt)?.answer
  return (
    <p className={css['liked']}>
      <span>{part.prompt ? words(part.prompt) : t('of_about', { name })}</span>
      <q dir="auto">{part.prompt ? answer : member.about}</q>
    </p>
  )
}

/** A fictional profile is marked wherever it shows, and says what that means. */
function FictionalNote() {
  const { singular, warning } = useFictionalWords()
  return (
    <p className={`small ${css['fictional']}`}>
      <Tag kind="fictional">{singular}</Tag>
      <span>{warning}</span>
    </p>
  )
}

function useLikeWithComment(id: string, onDone: () => void) {
  const t = useText('like-note')
  const shell = useText('shell')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (said: LikedPart & { readonly comment: string }) =>
      call(likeWithComment, { profile_id: id, ...said }),
    onSuccess: ({ matched: isMatch }) => {
      queries.setQueryData<Like>(likeKey(id), { isLiked: true, isMatch })
      onDone()
      showToast({
        topic: 'like_sent',
        title: t('sent'),
        icon: 'check-circle',
        closeLabel: shell('close'),
      })
    },
  })
}

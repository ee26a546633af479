import { LikeNote } from '#web/features/members/like-note.tsx'
import type { OpenChat } from '../data/thread.ts'

type SaidWithLikesProps = { chat: OpenChat; name: string }

/** What the two said with their likes, before anything was written. Needs the texts of `like-note` and `profile-words`. */
export function SaidWithLikes({ chat, name }: SaidWithLikesProps) {
  const { their_comment: theirs, my_comment: mine } = chat
  return (
    <>
      {theirs && <LikeNote name={name} comment={theirs} />}
      {mine && <LikeNote isOwn name={name} comment={mine} />}
    </>
  )
}

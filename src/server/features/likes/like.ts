import type { Viewer } from '#server/features/members/members.ts'

/** Who likes whom. */
export type Like = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly now: Date
}

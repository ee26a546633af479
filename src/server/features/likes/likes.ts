// Likes and matches: giving, taking back, seeing, listing.

export { countNewLikes } from './count-new-likes.ts'
export { likeIn } from './like-in.ts'
export { likeMember } from './like-member.ts'
export { unlikeMember } from './unlike-member.ts'

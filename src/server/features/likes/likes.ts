// Likes and matches: giving, taking back, seeing, listing.

export { countNewLikes, newLikesOf } from './list-likes.ts'
export { signupMessage } from './signup-matches.ts'
export { commentsBetween, commentsFrom, newCommenters } from './read-comments.ts'
export { likeIn, likeMember, unlikeMember } from './like.ts'

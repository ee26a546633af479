import type { DemoMember } from './demo-member.ts'

/** When a member got these credits: the first when they joined, the others evenly over the time that they have been here. */
export function transferTime(
  { signupAt, lastActiveAt, transfers }: DemoMember,
  index: number,
): number {
  const joined = signupAt.getTime()
  return joined + Math.floor(((lastActiveAt.getTime() - joined) * index) / transfers.length)
}

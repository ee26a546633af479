import { linkToken } from '#server/kernel/secrets.ts'

/** The secrets of the two links in a mail about an exclusion, made from its id. */
export function exclusionTokens(secretKey: string, exclusionId: string) {
  return {
    confirm: linkToken(secretKey, exclusionId),
    lift: linkToken(secretKey, `lift:${exclusionId}`),
  }
}

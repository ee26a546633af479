const LONGEST = 200
const MAIL_ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g
const LONG_NUMBER = /\+?\d(?:[\s.-]?\d){6,}/g

/** What went wrong, for operators: without addresses and numbers, which are somebody's. */
export function reasonOf(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const words = message ?? String(error)
  const isCodeNews = code !== undefined && !words.includes(code)
  return `${isCodeNews ? `${code} ` : ''}${words}`
    .replaceAll(MAIL_ADDRESS, '[hidden]')
    .replaceAll(LONG_NUMBER, '[hidden]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
}

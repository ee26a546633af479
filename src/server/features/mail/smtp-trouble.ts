import { GiveUp, TryLater } from '#server/jobs/job-errors.ts'

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number }

/** Nothing was handed over: the server is away or does not let us in, so every mail waits until that is mended. */
export function connectTrouble(error: SmtpError): never {
  throw new TryLater(`the mail server cannot be used: ${wordsFor(error)}`)
}

/**
 * The mail may have been handed over or not, so such a try counts: one that is taken and never confirmed must not
 * be sent for days. What the server answers is left out, since it repeats addresses.
 */
export function sendTrouble(error: SmtpError): never {
  const words = `the mail was not taken: ${wordsFor(error)}`
  if (error.responseCode === 421) throw new TryLater(words)
  if (error.code === 'EENVELOPE' && isForGood(error)) throw new GiveUp(words)
  throw new Error(words)
}

function isForGood({ responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600
}

function wordsFor({ code, responseCode, message }: SmtpError): string {
  return [code, responseCode].filter(Boolean).join(' ') || message
}

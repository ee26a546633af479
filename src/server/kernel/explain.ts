/** Errors whose message is already one line that says what to do. */
const PLAIN_NAMES = ['ConfigError', 'StartError']

/** The words of the system and of PostgreSQL for it. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100']

/** Ends the process with what a person can act on: no stack for what is theirs to change. */
export function explainAndExit(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

export function explain(error: unknown): string {
  const { name, code, message, stack, port, address, hostname } = error as SystemError
  if (PLAIN_NAMES.includes(name)) return message
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start`
  }
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not allowed to this user. Choose one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST must be an address of this machine, which ${address ?? hostname} is not.`
  if (isDiskFull(error))
    return 'The disk is full. Free some space, then start again: nothing was lost.'
  return stack ?? message
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  return DISK_FULL.includes(code) || isDiskFull(error.cause)
}

import { StartError } from '../start-error.ts'

/** Turns what went wrong with the folder into a sentence that says what to do; what it does not know it hands back. */
export function explainFailure(error: unknown, folder: string): unknown {
  if (error instanceof StartError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const sentence = describeFailure(`${code} ${message}`, folder)
  return sentence === undefined ? error : new StartError(sentence, { cause: error })
}

/** Says what to do about the words with which a program of PostgreSQL ended. */
export function explainOutput(output: string, place: { folder: string; log: string }): StartError {
  const known = describeFailure(output, place.folder)
  if (known !== undefined) return new StartError(known)
  const reason =
    output.match(/(?:PANIC|FATAL|error): +(.+)/)?.[1] ?? output.trim().split('\n').at(-1)
  return new StartError(
    `PostgreSQL did not start (${reason || 'it said nothing'}): see ${place.log}.`,
  )
}

export function explainUnrunnable(program: string, reason: string): StartError {
  return new StartError(
    `${program} does not run on this system (${reason}): set DATABASE_URL to a server of your own.`,
  )
}

function describeFailure(words: string, folder: string): string | undefined {
  if (/ENOSPC|EDQUOT|^53100|No space left on device|quota exceeded/i.test(words)) {
    return `The disk that holds ${folder} is full: make room and start again.`
  }
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/i.test(words)) {
    return `The folder ${folder} is not writable for user ${process.getuid?.() ?? ''}: change its owner, or choose another DATA_DIR.`
  }
  if (/could not look up effective user ID/.test(words)) {
    return `User ${process.getuid?.()} has no name, and PostgreSQL wants one: add it to /etc/passwd, start the app as another user, or set DATABASE_URL.`
  }
  if (/ENOTDIR|EEXIST/.test(words)) {
    return `${folder} cannot be a folder, because a file is in the way: remove it, or choose another DATA_DIR.`
  }
  return undefined
}

import { transact } from '#server/db/connect.ts'
import { resealMandates } from '#server/features/payments/payments.ts'
import { note } from '#server/features/record/record.ts'
import { type Command, CommandError, type CommandDeps, runCommand } from './command-line.ts'
import { doerEverywhere, withoutName } from './doer.ts'

const HELP = `Keys

  npm run keys -- rotate [--as <operator mail>]
                            seal what is encrypted with SECRET_KEY_PREVIOUS anew with SECRET_KEY

Set both first, restart every process, then run it. It goes in batches and may be stopped: once more does the rest.
docs/operating.md says when the key before can go.`

/** Changes the key of what is sealed in the database, for an operator, and gives the exit code. */
export function runKeys(
  args: readonly string[],
  { secretKey, ...deps }: CommandDeps & { readonly secretKey: string },
): Promise<number> {
  return runCommand(
    { name: 'keys', help: HELP, commands: { rotate: rotateTo(secretKey) } },
    args,
    deps,
  )
}

function rotateTo(secretKey: string): Command {
  return async ({ db, now }, words) => {
    const by = await doerEverywhere(db, withoutName(words)[1], 'settings_edit')
    const { done, unreadable } = await resealMandates(db, secretKey)
    const subject = { kind: 'key', id: 'SECRET_KEY' }
    const details = { done, unreadable }
    await transact(db, (tx) =>
      note(tx, { by, action: 'keys_rotated', siteId: null, subject, details, now }),
    )
    if (unreadable > 0)
      throw new CommandError(
        `${done} mandates sealed anew; ${unreadable} open with neither key: is SECRET_KEY_PREVIOUS right?`,
      )
    return [`${done} mandates sealed anew; all open with SECRET_KEY`]
  }
}

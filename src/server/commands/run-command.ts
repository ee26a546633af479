import type { Db } from '#server/db/connect.ts'
import { CommandError } from './site-error.ts'

export type Surroundings = {
  readonly db: Db
  readonly print: (line: string) => void
  readonly now: Date
}
export type Command = (
  surroundings: Pick<Surroundings, 'db' | 'now'>,
  args: readonly string[],
) => Promise<readonly string[]>
type Program = {
  readonly name: string
  readonly help: string
  readonly commands: Readonly<Record<string, Command>>
}

/** Runs the command that the words of an operator name, prints what it says, and gives the exit code. */
export async function runCommand(
  { name: program, help, commands }: Program,
  args: readonly string[],
  { print, ...surroundings }: Surroundings,
): Promise<number> {
  const [name = '', ...rest] = args
  if (name === '' || args.includes('--help')) {
    print(help)
    return name === '' ? 1 : 0
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command)
      throw new CommandError(`there is no command ${name}; see npm run ${program} -- --help`)
    for (const line of await command(surroundings, rest)) print(line)
    return 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    print(error.message)
    return 1
  }
}

import { existsSync } from 'node:fs'
import { lstat, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

type Link = { source: string; target: string }

/** Makes the links between libraries that npm cannot pack; the package's own install script may never have run. */
export async function linkLibraries(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[]
  for (const link of links) await makeLink(path.dirname(native), link)
}

async function makeLink(root: string, { source, target }: Link): Promise<void> {
  const place = path.join(root, target)
  if (await isThere(place)) return
  try {
    await symlink(path.relative(path.dirname(place), path.join(root, source)), place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StartError(
      `The library links of PostgreSQL cannot be made in ${path.dirname(place)}: start the app once as the user who installed it.`,
      { cause: error },
    )
  }
}

async function isThere(place: string): Promise<boolean> {
  return lstat(place).then(
    () => true,
    () => false,
  )
}

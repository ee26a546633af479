// Runs one of the product's commands from dist/, building it first when the sources have changed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [command, ...args] = process.argv.slice(2)
process.chdir(root)

// A production image carries dist/ without the sources to build it from. The build is a process of its own, because the
// bundler sets NODE_ENV for the process that runs it.
if (existsSync('src')) {
  const { status } = spawnSync(process.execPath, ['bin/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const entry = join(root, 'dist/server', `${command}.js`)
process.argv = [process.argv[0], entry, ...args]
await import(pathToFileURL(entry).href)

import { openStore } from '#server/features/media/media.ts'
import { openDatabase } from '#server/open-database.ts'
import { progressBar } from '#server/progress-bar.ts'
import { runDemo } from './demo.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (db, config) => {
  const state: { bar?: ReturnType<typeof progressBar> } = {}
  const code = await runDemo(process.argv.slice(2), {
    db,
    files: await openStore(config),
    print: (line) => console.log(line),
    onProgress: (done, total) => {
      state.bar ??= progressBar('Making members', total)
      state.bar.show(done)
      if (done === total) state.bar.end()
    },
  })
  return code
}, openDatabase)

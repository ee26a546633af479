import { filesFolder } from '#server/kernel/config.ts'
import { runPhotos } from './photos.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db, config) =>
  runPhotos(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
    place: config.s3 ? `s3://${config.s3.bucket}` : filesFolder(config),
  }),
)

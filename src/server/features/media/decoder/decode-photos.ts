import { Refusal } from '#contract/refusals.ts'
import { makePicture } from './make-picture.ts'
import type { Task, Word } from './picture.ts'

/**
 * A process of its own for files that strangers made: it has no secrets and no database, and is killed when a picture
 * takes it too long.
 */
const say = (word: Word) => void process.send?.(word)
process.on('disconnect', () => process.exit())
process.on('message', (task: Task) => {
  makePicture(task).then(
    (picture) => say({ picture }),
    (error: unknown) =>
      // Whatever the library says about a file that it cannot read is the file's fault.
      say({ refusal: error instanceof Refusal ? error.code : 'PHOTO_UNREADABLE' }),
  )
})
say({ isReady: true })

/** What is behind a window: nothing yet, a lamp, a face, or you. */
export type Light = 'dark' | 'lamp' | 'face' | 'you'

export type House = {
  /** The gable, from its left foot to its right one. */
  readonly gable: string
  readonly body: { readonly x: number; readonly y: number; readonly width: number }
  readonly attic: { readonly x: number; readonly y: number }
  readonly windows: {
    readonly x: number
    readonly y: number
    readonly step: number
    readonly width: number
  }
  /** Row by row. */
  readonly lights: readonly (readonly Light[])[]
}

/** Three canal houses: a step gable, a bell gable and a spout gable. */
export const HOUSES: readonly House[] = [
  {
    gable: 'M10 300v-34h32v-34h32v-34h30v-34h34v34h30v34h32v34h32v34z',
    body: { x: 10, y: 299, width: 222 },
    attic: { x: 121, y: 250 },
    windows: { x: 24, y: 324, step: 70, width: 54 },
    lights: [
      ['lamp', 'dark', 'face'],
      ['dark', 'face', 'dark'],
      ['dark', 'lamp', 'face'],
    ],
  },
  {
    gable:
      'M232 214C242 180 286 174 302 130C312 94 342 84 370 84C398 84 428 94 438 130C454 174 498 180 508 214z',
    body: { x: 232, y: 213, width: 276 },
    attic: { x: 370, y: 164 },
    windows: { x: 246, y: 238, step: 88, width: 72 },
    lights: [
      ['dark', 'face', 'lamp'],
      ['face', 'dark', 'dark'],
      ['lamp', 'lamp', 'face'],
      ['dark', 'lamp', 'dark'],
    ],
  },
  {
    gable: 'M508 330L612 206Q632 190 652 206L756 330z',
    body: { x: 508, y: 329, width: 248 },
    attic: { x: 632, y: 282 },
    windows: { x: 522, y: 354, step: 79, width: 62 },
    lights: [
      ['face', 'dark', 'dark'],
      ['dark', 'dark', 'face'],
      ['lamp', 'you', 'lamp'],
    ],
  },
]

export const FACES = HOUSES.flatMap(({ lights }) => lights.flat()).filter(
  (light) => light === 'face',
).length

import { mix } from './colour.ts'
import type { Head } from './head.ts'
import { mouthOf } from './mouth.ts'
import { blur, fill, group } from './svg.ts'

const THICKNESS = { stubble: 0.2, short: 0.72, full: 0.94 }

/** Beard and moustache, with the mouth left free. */
export function drawBeard(head: Head): string {
  const { beard, chin } = head.person
  if (beard === 'none') return ''
  const colour = mix(head.hair, '#20120D', shadeOf(head))
  const low = 640 + chin + { stubble: 4, short: 6, full: 32 }[beard]
  const edge = beard === 'stubble' ? blur(8) : 'filter="url(#rough)"'
  const look = `fill-rule="evenodd" opacity="${THICKNESS[beard]}" ${edge}`
  const opening = beard === 'stubble' ? '' : mouthOpening(mouthOf(head))
  const beardShape = fill(`${cheeks(head, low)} ${opening}`, colour, look)
  return beard === 'stubble' ? group('clip-path="url(#face)"', beardShape) : beardShape
}

/** Shaved hair looks darker than grown hair, and silver stays silver. */
function shadeOf({ person }: Head): number {
  if (person.beard === 'stubble') return 0.6
  return person.hair === 'silver' ? 0.1 : 0.3
}

function cheeks(head: Head, low: number): string {
  const { x, y } = mouthOf(head)
  const middle = 400 + head.dx * 0.5
  const jaw = head.person.jaw * 8
  return [
    `M255 420 C258 490 267 528 ${298 - jaw} 570 C320 610 352 ${low} ${middle} ${low}`,
    `C448 ${low} 480 610 ${502 + jaw} 570 C533 528 542 490 545 420`,
    `C538 470 528 512 502 534 C480 550 ${x + 66} ${y - 22} ${x + 34} ${y - 33}`,
    `C${x + 14} ${y - 37} ${x - 14} ${y - 37} ${x - 34} ${y - 33}`,
    `C${x - 66} ${y - 22} 320 550 298 534 C272 512 262 470 255 420z`,
  ].join(' ')
}

function mouthOpening({ x, y, half, lift }: ReturnType<typeof mouthOf>): string {
  const left = x - half * 1.02
  const right = x + half * 1.02
  return [
    `M${left} ${y - lift} C${x - 20} ${y - 19} ${x + 20} ${y - 19} ${right} ${y - lift}`,
    `C${x + 30} ${y + 26} ${x - 30} ${y + 26} ${left} ${y - lift}z`,
  ].join(' ')
}

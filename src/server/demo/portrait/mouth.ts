import { blur, fill, mix, oval, stroke } from './paint.ts'
import type { Head } from './head.ts'
import { EYE_Y } from './head.ts'

/** Where a mouth lies: its middle, half its width, and how far its corners go up. */
export function mouthOf({ person, isFemale, mood, x }: Head) {
  return {
    x: x(0),
    y: EYE_Y + (isFemale ? 136 : 138) + person.chin * 0.3,
    half: (isFemale ? 44 : 46) * person.mouthWidth,
    lift: mood === 'soft' ? 2 : 9,
  }
}

export function drawNose({ person, isFemale, skin, highlight, light, x }: Head): string {
  const middle = x(0)
  const half = (isFemale ? 21 : 26) * person.noseWidth
  const at = (offset: number) => middle + offset * light
  const y = EYE_Y
  const bridge = [
    `M${at(12)} ${y - 26} C${at(10)} ${y + 20} ${at(18)} ${y + 56} ${at(half)} ${y + 76}`,
    `C${at(half)} ${y + 92} ${at(6)} ${y + 98} ${at(-6)} ${y + 95}`,
    `C${at(6)} ${y + 86} ${at(4)} ${y + 40} ${at(3)} ${y - 26}z`,
  ].join(' ')
  const nostrils = `M${middle - half + 5} ${y + 89} q7 -7 13 1 M${middle + half - 5} ${y + 89} q-7 -7 -13 1`
  return [
    fill(bridge, skin.shade, `opacity=".56" ${blur(3)}`),
    stroke(nostrils, mix(skin.shade, '#3A1810', 0.45), 4.6),
    oval(at(-5), y + 70, 8, 10, highlight, `opacity=".75" ${blur(3)}`),
  ].join('')
}

export function drawMouth(head: Head): string {
  const { x, y } = mouthOf(head)
  const chin = `M${x - 20} ${y + 35} C${x - 8} ${y + 42} ${x + 8} ${y + 42} ${x + 20} ${y + 35}`
  const shade = stroke(chin, head.skin.shade, 7, `opacity=".5" ${blur(3)}`)
  return shade + (head.mood === 'grin' ? grin(head) : closedMouth(head))
}

function upperLip(head: Head): string {
  const { x, y, half, lift } = mouthOf(head)
  const peak = (head.isFemale ? 19 : 13) * head.person.lipFullness
  const dip = (head.isFemale ? 11 : 8) * head.person.lipFullness
  return [
    `M${x - half} ${y - lift} C${x - half * 0.5} ${y - 13} ${x - 14} ${y - peak} ${x} ${y - dip}`,
    `C${x + 14} ${y - peak} ${x + half * 0.5} ${y - 13} ${x + half} ${y - lift}`,
  ].join(' ')
}

function corners(head: Head, reach: number, width: number): string {
  const { x, y, half, lift } = mouthOf(head)
  const d = `M${x - half} ${y - lift} q${-reach} -3 ${-reach - 2} -8 M${x + half} ${y - lift} q${reach} -3 ${reach + 2} -8`
  return stroke(d, head.skin.shade, width)
}

function grin(head: Head): string {
  const { x, y, half, lift } = mouthOf(head)
  const lips = `${upperLip(head)} C${x + half * 0.6} ${y + 34} ${x - half * 0.6} ${y + 34} ${x - half} ${y - lift}z`
  const top = `M${x - half * 0.86} ${y - lift + 3} C${x - half * 0.4} ${y - 2} ${x + half * 0.4} ${y - 2} ${x + half * 0.86} ${y - lift + 3}`
  const bottom = `C${x + half * 0.5} ${y + 20} ${x - half * 0.5} ${y + 20} ${x - half * 0.86} ${y - lift + 3}z`
  return [
    fill(lips, head.skin.lip),
    fill(`${top} ${bottom}`, '#FFF8EF'),
    corners(head, 7, 4.8),
  ].join('')
}

function closedMouth(head: Head): string {
  const { x, y, half, lift } = mouthOf(head)
  const { skin, light, isFemale, person } = head
  const low = (isFemale ? 24 : 18) * person.lipFullness
  const lower = `C${x + half * 0.55} ${y + low} ${x - half * 0.55} ${y + low} ${x - half} ${y - lift}z`
  const seam = `C${x + half * 0.5} ${y + 5} ${x + 10} ${y + 2} ${x} ${y + 4} C${x - 10} ${y + 2} ${x - half * 0.5} ${y + 5} ${x - half} ${y - lift}z`
  const shine = `opacity="${isFemale ? 0.55 : 0.22}" ${blur(3)}`
  return [
    fill(`${upperLip(head)} ${lower}`, skin.lip),
    fill(`${upperLip(head)} ${seam}`, mix(skin.lip, '#2B0D0A', 0.3), 'opacity=".75"'),
    oval(x - 8 * light, y + 11, 15, 4, mix(skin.lip, '#FFFFFF', 0.55), shine),
    corners(head, 5, 4.4),
  ].join('')
}

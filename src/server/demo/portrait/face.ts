import { blur, disc, fill, group, mix, oval, stroke, times } from './paint.ts'
import type { Head } from './head.ts'
import { EYE_Y } from './head.ts'
import { between, streamOf } from './random.ts'

export function faceOutline({ person, isFemale, dx }: Head): string {
  const jaw = person.jaw * 8
  const chin = person.chin
  const middle = 400 + dx * 0.5
  const near = dx * 0.4
  if (isFemale) {
    const y = 620 + chin
    return [
      'M264 392 C258 300 306 200 400 200 C494 200 542 300 536 392',
      `C534 462 ${518 + jaw * 0.4} 518 ${480 + jaw} 568 C456 600 ${434 + near} ${y} ${middle} ${y}`,
      `C${366 + near} ${y} 344 600 ${320 - jaw} 568 C${282 - jaw * 0.4} 518 266 462 264 392z`,
    ].join(' ')
  }
  const y = 638 + chin
  return [
    'M258 388 C252 296 304 196 400 196 C496 196 548 296 542 388',
    `C541 462 ${532 + jaw * 0.3} 520 ${500 + jaw} 570 C480 608 ${446 + near} ${y} ${middle} ${y}`,
    `C${354 + near} ${y} 320 608 ${300 - jaw} 570 C${268 - jaw * 0.3} 520 259 462 258 388z`,
  ].join(' ')
}

/** Light and colour on the skin: to be cut to the outline. */
export function drawSkin(head: Head): string {
  return shadowSide(head) + sockets(head) + blush(head) + freckles(head)
}

function shadowSide({ skin, highlight, light, dx }: Head): string {
  const x = (offset: number) => 400 + offset * light
  const y = EYE_Y
  const edge = [
    `M${x(70)} 190 C${x(96)} 280 ${x(110)} 340 ${x(92) + dx} ${y - 12}`,
    `C${x(78) + dx} ${y + 20} ${x(108) + dx * 0.6} ${y + 50} ${x(98) + dx * 0.6} ${y + 92}`,
    `C${x(84) + dx * 0.5} ${y + 130} ${x(64) + dx * 0.5} 575 ${x(40) + dx * 0.5} 650`,
    `L${x(190)} 660 L${x(180)} 190z`,
  ].join(' ')
  return [
    fill(edge, skin.shade, `opacity=".52" ${blur(10)}`),
    oval(x(-66), y + 68, 56, 46, highlight, `opacity=".5" ${blur(20)}`),
    oval(x(-40), 278, 86, 52, highlight, `opacity=".5" ${blur(20)}`),
  ].join('')
}

function sockets({ person, skin, x }: Head): string {
  const socket = (side: number) =>
    oval(x(side * person.eyeGap), EYE_Y - 20, 46, 22, skin.shade, `opacity=".4" ${blur(10)}`)
  return socket(-1) + socket(1)
}

function blush({ skin, isFemale, x }: Head): string {
  const colour = mix(skin.lip, '#E0584F', 0.4)
  const look = `opacity="${isFemale ? 0.28 : 0.16}" ${blur(20)}`
  return [-1, 1].map((side) => oval(x(side * 92), EYE_Y + 74, 44, 28, colour, look)).join('')
}

function freckles({ person, skin, x }: Head): string {
  if (!person.hasFreckles) return ''
  const stream = streamOf(`${person.seed}:freckle`)
  const colour = mix(skin.shade, '#8A3F1E', 0.4)
  return times(34, () => {
    const offset = between(stream, -116, 116)
    const y = EYE_Y + 46 + between(stream, -16, 28) - Math.abs(offset) * 0.06
    return disc(x(offset), y, between(stream, 1.4, 2.8), colour, 'opacity=".45"')
  })
}

/** The lines of a face from the late forties on: they deepen with the years. */
export function drawLines({ person, skin, isFemale, x }: Head): string {
  if (person.age < 47) return ''
  const depth = Math.min(0.5, 0.26 + (person.age - 47) * 0.012)
  const side = (way: number) => {
    const at = (offset: number) => x(way * offset)
    const eye = person.eyeGap + (isFemale ? 50 : 47)
    const nose = isFemale ? 36 : 42
    return [
      stroke(`M${at(eye)} ${EYE_Y + 6} l${way * 12} 6`, skin.shade, 3.2),
      stroke(`M${at(eye)} ${EYE_Y - 2} l${way * 13} -2`, skin.shade, 3.2),
      stroke(`M${at(nose)} ${EYE_Y + 88} q${way * 15} 15 ${way * 19} 34`, skin.shade, 3.2),
    ].join('')
  }
  const brow = person.age < 58 ? '' : stroke(`M${x(-62)} 330 q62 -14 124 0`, skin.shade, 3)
  return group(`opacity="${depth}"`, side(-1), side(1), brow)
}

export function drawEars({ skin, light }: Head): string {
  const ear = (side: number) => {
    const x = (offset: number) => 400 + side * offset
    const colour = side === light ? mix(skin.base, skin.shade, 0.6) : skin.base
    const shape = `M${x(130)} 398 C${x(150)} 378 ${x(174)} 392 ${x(168)} 432 C${x(164)} 462 ${x(152)} 490 ${x(130)} 486z`
    const fold = `M${x(142)} 412 C${x(160)} 402 ${x(162)} 430 ${x(152)} 448 M${x(146)} 430 q${side * 8} 8 0 22`
    return fill(shape, colour) + stroke(fold, skin.shade, 4, 'opacity=".7"')
  }
  return ear(-1) + ear(1)
}

/** The bright edge of the cheek on the side of the light. */
export function drawRim(head: Head): string {
  const colour = mix(head.warm, '#FFFFFF', 0.4)
  const more = `opacity=".5" clip-path="url(#lit)" ${blur(5)}`
  return group('clip-path="url(#face)"', stroke(faceOutline(head), colour, 18, more))
}

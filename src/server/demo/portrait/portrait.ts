import { blur, BLURS, fill, group, mix, type Skin, stroke } from './paint.ts'
import { drawEyes, drawGlasses } from './eyes.ts'
import { drawEars, drawLines, drawRim, drawSkin, faceOutline } from './face.ts'
import { coversEars, drawEarrings, drawHair } from './hair.ts'
import { type Head, headOf } from './head.ts'
import { drawMouth, drawNose, mouthOf } from './mouth.ts'
import { type Gender, person, type Person } from './person.ts'
import { hashOf, streamOf } from './random.ts'
import { sceneBehind } from './scenes.ts'
import { type Setting, settingOf } from './setting.ts'
import { drawTop, type Frame } from './tops.ts'

type Shot = {
  readonly seed: string
  readonly gender: Gender
  readonly age: number
  /** 0 is the main photo; the others show the same person elsewhere. */
  readonly shot: number
}

/** An SVG of 800 x 1000: the same shot is always the same picture. */
export function portrait({ seed, gender, age, shot }: Shot): string {
  const who = person(seed, gender, age)
  const setting = settingOf(who, shot)
  const head = headOf(who, setting)
  const body = drawBody(who, setting, head.skin)
  const scene = sceneBehind(streamOf(`${seed}:${shot}:scene`), setting.palette, setting.light)
  const crop = `translate(${400 + setting.shift} 540) scale(${setting.zoom}) translate(-400 -510)`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">',
    `<defs>${filters(seed, shot)}${gradients(head, setting)}${clips(head, body)}</defs>`,
    `<rect width="800" height="1000" fill="url(#ground)"/>${scene}`,
    `<g transform="${crop}">${figure(head, body, setting.tilt)}</g>`,
    finish(),
    '</svg>',
  ].join('\n')
}

function figure(head: Head, body: Body, tilt: number): string {
  const hair = drawHair(head)
  const { width } = head.person
  const tilted = `rotate(${tilt} 400 640) translate(400 0) scale(${width} 1) translate(-400 0)`
  return [
    `<g transform="${tilted}">${hair.back}</g>`,
    body.skin,
    `<g clip-path="url(#bare)"><g transform="rotate(${tilt * 0.5} 400 640)">${body.chinShadow}</g></g>`,
    body.top,
    '<g clip-path="url(#bare)"><rect y="540" width="800" height="480" fill="url(#side)"/></g>',
    `<g transform="${tilted}">${drawFace(head)}${hair.front}${drawEarrings(head)}</g>`,
  ].join('\n')
}

function drawFace(head: Head): string {
  return [
    coversEars(head) ? '' : drawEars(head),
    `<path d="${faceOutline(head)}" fill="${head.skin.base}"/>`,
    `<g clip-path="url(#face)">${drawSkin(head)}</g>`,
    drawBeard(head),
    drawNose(head),
    drawMouth(head),
    drawLines(head),
    drawEyes(head),
    drawGlasses(head),
    drawRim(head),
  ].join('\n')
}

function filters(seed: string, shot: number): string {
  const wide = 'x="-30%" y="-30%" width="160%" height="160%"'
  const blurs = BLURS.map(
    (radius) =>
      `<filter id="b${radius}" ${wide}><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )
  const ragged = (id: string, frequency: number, scale: number) =>
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${hashOf(seed) % 99}"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`
  const grain = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="${(hashOf(seed) + shot) % 97}"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .46  0 0 0 0 .42  0 0 0 1.1 -.42"/></filter>`
  return [...blurs, ragged('rough', 0.045, 14), ragged('tousled', 0.06, 9), grain].join('\n')
}

function gradients({ warm }: Head, { palette, light }: Setting): string {
  const [from, to] = light > 0 ? [0, 1] : [1, 0]
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const { ground, deep, glow, dark } = palette
  return [
    `<linearGradient id="ground" x1="${from}" y1="0" x2="${to}" y2="1">${stop(0, mix(ground, glow, 0.35))}${stop(0.55, ground)}${stop(1, deep)}</linearGradient>`,
    `<radialGradient id="key" cx="${light > 0 ? 0.12 : 0.88}" cy=".12" r="1">${stop(0, warm, 0.5)}${stop(0.55, warm, 0)}</radialGradient>`,
    `<radialGradient id="vignette" cx=".5" cy=".42" r=".8">${stop(0.55, dark, 0)}${stop(1, dark, 0.42)}</radialGradient>`,
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">${stop(0.62, dark, 0)}${stop(1, dark, 0.28)}</linearGradient>`,
    `<linearGradient id="side" x1="${from}" y1="0" x2="${to}" y2="0">${stop(0.45, '#1A0805', 0)}${stop(1, '#1A0805', 0.42)}</linearGradient>`,
  ].join('\n')
}

function clips(head: Head, body: Body): string {
  const clip = (id: string, shape: string) => `<clipPath id="${id}">${shape}</clipPath>`
  return [
    clip('face', `<path d="${faceOutline(head)}"/>`),
    clip('torso', `<path d="${body.outline}"/>`),
    clip('bare', `<path d="${body.outline}"/><path d="${body.throat}"/>`),
    clip('lit', `<rect x="${head.light > 0 ? 230 : 470}" y="330" width="100" height="260"/>`),
  ].join('\n')
}

/** Key light, a darker foot and corners, and a little film grain over all. */
function finish(): string {
  const sheet = (paint: string, blend: string) =>
    `<rect width="800" height="1000" ${paint} style="mix-blend-mode:${blend}"/>`
  return [
    sheet('fill="url(#key)"', 'soft-light'),
    sheet('fill="url(#foot)"', 'normal'),
    sheet('fill="url(#vignette)"', 'multiply'),
    sheet('filter="url(#grain)" opacity=".12"', 'overlay'),
  ].join('\n')
}

const THICKNESS = { stubble: 0.2, short: 0.72, full: 0.94 }

/** Beard and moustache, with the mouth left free. */
function drawBeard(head: Head): string {
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

type Body = {
  readonly outline: string
  readonly throat: string
  readonly skin: string
  readonly chinShadow: string
  readonly top: string
}

function drawBody(person: Person, setting: Setting, skin: Skin): Body {
  const frame = frameOf(person)
  const stream = streamOf(`${person.seed}:${setting.shot}:top`)
  const colours = {
    cloth: setting.cloth,
    dark: mix(setting.cloth, '#160B08', 0.38),
    light: mix(setting.cloth, '#FFF4E2', 0.22),
  }
  return {
    outline: torso(frame),
    throat: throat(frame),
    skin: fill(throat(frame), skin.base) + fill(torso(frame), skin.base) + collarBones(frame, skin),
    chinShadow: shadowUnderChin(frame, skin),
    top: drawTop(setting.top, { stream, frame, ...colours }),
  }
}

function frameOf({ gender, build }: Person): Frame {
  if (gender === 'female') return { neck: 66, shoulders: 264 * build, y: 722 }
  return { neck: 84, shoulders: 330 * build, y: 712 }
}

function torso({ neck, shoulders, y }: Frame): string {
  const half = (side: number) => {
    const x = (value: number) => 400 + side * value
    return [
      `C${x(neck + 60)} ${y - 12} ${x(shoulders - 40)} ${y} ${x(shoulders)} ${y + 84}`,
      `C${x(shoulders + 30)} ${y + 150} ${x(shoulders + 40)} 960 ${x(shoulders + 46)} 1010`,
    ].join(' ')
  }
  const right = [
    `C${400 + shoulders + 40} 960 ${400 + shoulders + 30} ${y + 150} ${400 + shoulders} ${y + 84}`,
    `C${400 + shoulders - 40} ${y} ${400 + neck + 60} ${y - 12} ${400 + neck + 18} ${y - 44}`,
  ].join(' ')
  return `M${400 - neck - 18} ${y - 44} ${half(-1)} H${400 + shoulders + 46} ${right} z`
}

function throat({ neck, y }: Frame): string {
  const left = 400 - neck
  const right = 400 + neck
  const down = `C${left + 2} 640 ${left - 2} ${y - 58} ${left - 36} ${y - 33}`
  const up = `C${right + 2} ${y - 58} ${right - 2} 640 ${right} 540`
  return `M${left} 540 ${down} L400 ${y} L${right + 36} ${y - 33} ${up}z`
}

function collarBones({ neck, y }: Frame, skin: Skin): string {
  const bone = (side: number) => {
    const x = (value: number) => 400 + side * value
    const d = `M${x(neck + 74)} ${y + 24} C${x(92)} ${y + 40} ${x(52)} ${y + 46} ${x(28)} ${y + 62}`
    return stroke(d, skin.shade, 5)
  }
  return group(`opacity=".42" ${blur(3)}`, bone(-1), bone(1))
}

function shadowUnderChin({ neck, y }: Frame, skin: Skin): string {
  const upper = `M${380 - neck} 548 C340 706 460 706 ${420 + neck} 548`
  const lower = `L${400 + neck} 644 C${444} ${y - 22} ${372} ${y - 26} ${396 - neck} 654z`
  return fill(`${upper} ${lower}`, skin.shade, `opacity=".72" ${blur(5)}`)
}

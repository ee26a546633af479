import { drawBeard } from './beard.ts'
import type { Body } from './body.ts'
import { drawBody } from './body.ts'
import { mix } from './colour.ts'
import { drawEyes, drawGlasses } from './eyes.ts'
import { drawEars, drawLines, drawRim, drawSkin, faceOutline } from './face.ts'
import { coversEars, drawEarrings, drawHair } from './hair.ts'
import type { Head } from './head.ts'
import { headOf } from './head.ts'
import { drawMouth, drawNose } from './mouth.ts'
import type { Gender } from './person.ts'
import { person } from './person.ts'
import { hashOf, streamOf } from './random.ts'
import { sceneBehind } from './scenes.ts'
import type { Setting } from './setting.ts'
import { settingOf } from './setting.ts'
import { BLURS } from './svg.ts'

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

import { mix } from './colour.ts'
import type { Skin } from './palettes.ts'
import type { Person } from './person.ts'
import type { Setting } from './setting.ts'
import { streamOf } from './random.ts'
import { blur, fill, group, stroke } from './svg.ts'
import type { Frame } from './tops.ts'
import { drawTop } from './tops.ts'

export type Body = {
  readonly outline: string
  readonly throat: string
  readonly skin: string
  readonly chinShadow: string
  readonly top: string
}

export function drawBody(person: Person, setting: Setting, skin: Skin): Body {
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

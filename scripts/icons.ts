// Makes the icon sprite and the list of its names. An icon joins the product by joining the list here.
import { readFileSync, writeFileSync } from 'node:fs'

const ASSETS = 'node_modules/@phosphor-icons/core/assets'
const OUT = 'src/web/ui'

const REGULAR = [
  'archive',
  'arrow-bend-up-left',
  'arrow-left',
  'arrow-right',
  'arrow-square-out',
  'arrows-clockwise',
  'bank',
  'bell',
  'bell-slash',
  'bookmark-simple',
  'cake',
  'calendar-blank',
  'camera',
  'camera-plus',
  'caret-down',
  'caret-left',
  'caret-right',
  'chat-circle',
  'chat-circle-text',
  'chats-circle',
  'check-circle',
  'clock',
  'coins',
  'contactless-payment',
  'copy',
  'credit-card',
  'crop',
  'crown-simple',
  'envelope-simple',
  'eye',
  'eye-slash',
  'fingerprint',
  'flag',
  'funnel',
  'gear-six',
  'gender-female',
  'gender-male',
  'gift',
  'globe',
  'heart',
  'identification-card',
  'image',
  'images',
  'info',
  'list',
  'magnifying-glass',
  'map-pin',
  'mask-happy',
  'moon',
  'paper-plane-right',
  'paypal-logo',
  'pencil-simple',
  'phone',
  'plus',
  'prohibit',
  'push-pin',
  'push-pin-slash',
  'hand-palm',
  'question',
  'shield-check',
  'sign-out',
  'sliders-horizontal',
  'smiley',
  'sun',
  'trash',
  'upload-simple',
  'user',
  'user-circle',
  'warning-circle',
  'x',
]
const FILL = [
  'chat-circle',
  'check-circle',
  'coins',
  'crown-simple',
  'fire',
  'gift',
  'heart',
  'mask-happy',
  'moon',
  'seal-check',
  'star',
  'tag',
  'user',
  'warning-circle',
]
const BOLD = [
  'arrow-counter-clockwise',
  'arrow-left',
  'arrow-right',
  'arrow-u-up-left',
  'chat-circle',
  'check',
  'checks',
  'dots-six',
  'dots-three',
  'dots-three-vertical',
  'magnifying-glass',
  'plus',
  'x',
]

/** Phosphor's padlock reads as a bag at small sizes, so this one is ours. */
const LOCK = `<symbol id="lock" viewBox="0 0 256 256"><path d="M80 116V82a48 48 0 0 1 96 0v34" fill="none" stroke="currentColor" stroke-width="22"/><path fill-rule="evenodd" d="M66 108h124a18 18 0 0 1 18 18v84a18 18 0 0 1-18 18H66a18 18 0 0 1-18-18v-84a18 18 0 0 1 18-18zm62 36a17 17 0 0 0-10 31v19a10 10 0 0 0 20 0v-19a17 17 0 0 0-10-31z"/></symbol>`

const icons = [
  ...REGULAR.map((name) => ({ name, file: `regular/${name}.svg` })),
  ...FILL.map((name) => ({ name: `${name}-fill`, file: `fill/${name}-fill.svg` })),
  ...BOLD.map((name) => ({ name: `${name}-bold`, file: `bold/${name}-bold.svg` })),
]
const symbols = [...icons.map(symbol), LOCK]
const names = [...icons.map((icon) => icon.name), 'lock'].sort()

writeFileSync(
  `${OUT}/icons.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
writeFileSync(`${OUT}/icon-names.ts`, namesModule())
console.log(`${names.length} icons`)

function symbol({ name, file }: { name: string; file: string }): string {
  const svg = readFileSync(`${ASSETS}/${file}`, 'utf8')
  const drawing = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(svg)?.[1]
  if (!drawing) throw new Error(`${file} is not a drawing`)
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`
}

function namesModule(): string {
  const list = names.map((name) => `  '${name}',`).join('\n')
  return `// Made by npm run icons.
export const ICON_NAMES = [
${list}
] as const

export type IconName = (typeof ICON_NAMES)[number]
`
}

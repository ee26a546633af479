import type { Plot, Shape } from './plot.ts'

type Theme = 'light' | 'dark'

/** The colours of the office's plots, as its style sheet has them. */
const COLOURS = {
  light: {
    ground: '#fffdfa',
    ink: '#2b1d16',
    before: '#9c7a55',
    second: '#2c6fb2',
    grid: '#ece2d5',
    axis: '#937f69',
    label: '#57473e',
    bar: '#e0c092',
  },
  dark: {
    ground: '#1e1815',
    ink: '#f7ecdd',
    before: '#b59778',
    second: '#72bce4',
    grid: '#2e2520',
    axis: '#857263',
    label: '#cdbfb2',
    bar: '#8a6431',
  },
} as const

/** A plot as a picture that stands alone: for a mail, a report or a printer. */
export function svgOf(
  plot: Plot,
  { title, theme = 'light' }: { title: string; theme?: Theme },
): string {
  const { width, height, shapes } = plot
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title><style>${styleOf(theme)}</style>`,
    `<rect width="${width}" height="${height}" fill="${COLOURS[theme].ground}"/>`,
    ...shapes.map(elementOf),
    '</svg>',
  ].join('')
}

function elementOf({ tag, look, at, text }: Shape): string {
  const attributes = Object.entries(at).map(
    ([name, value]) => ` ${name}="${escaped(String(value))}"`,
  )
  const open = `<${tag} class="${look}"${attributes.join('')}`
  return text === undefined ? `${open}/>` : `${open}>${escaped(text)}</${tag}>`
}

function styleOf(theme: Theme): string {
  const { ink, before, second, grid, axis, label, bar } = COLOURS[theme]
  return [
    `text{font:500 11px/1 sans-serif;fill:${label}}`,
    `path{fill:none;stroke-width:2;stroke-linejoin:round}`,
    `.now{stroke:${ink}}.before{stroke:${before};stroke-dasharray:5 4}.second{stroke:${second};stroke-dasharray:2 4}`,
    `.grid{stroke:${grid}}.axis{stroke:${axis}}`,
    `path.ground{fill:${ink};opacity:.08;stroke:none}.dot{fill:${ink}}`,
    `.bar{fill:${bar}}.bar-last{fill:${ink}}`,
    `.label-end{text-anchor:end}.label-middle{text-anchor:middle}`,
  ].join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

import type { Plugin } from 'vite'

/**
 * Stops a build whose files wait for each other: with such a circle the application never starts, and no check of the
 * sources and no test of a part sees it.
 */
export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const circle = circleIn(new Map(chunks.map((chunk) => [chunk.fileName, importsOf(chunk)])))
      if (circle) this.error(`These files of the build wait for each other: ${circle.join(' → ')}`)
    },
  }
}

function importsOf(chunk: object): readonly string[] {
  return 'imports' in chunk ? (chunk.imports as string[]) : []
}

/** The files of a circle in the order of their imports, the first one again at the end; null when there is none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  return [...imports.keys()].reduce<string[] | null>((found, file) => found ?? from(file, []), null)

  function from(file: string, way: readonly string[]): string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const circle = from(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
}

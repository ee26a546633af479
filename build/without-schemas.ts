import type { Plugin } from 'vite'

/** Where a schema is made: marked as without side effects, so that the bundler leaves out unused ones. */
const MAKING = /\b(z(\.\w+)+|Object\.keys)\(/g

/** Leaves the schemas of endpoints out of what browsers load: what comes and goes the server checks. */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id, options) {
      if (options?.ssr || !/src.contract.(?:office.)?[\w-]+\.ts$/.test(id)) return null
      const places = schemasIn(this.parse(code) as unknown as Node)
      return { code: without(code, places).replaceAll(MAKING, '/* @__PURE__ */ $&'), map: null }
    },
  }
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>
type Place = { readonly start: number; readonly end: number }

/** Where the values of `input` and `output` stand in every `endpoint({ … })` of a module. */
function schemasIn(node: unknown): Place[] {
  if (Array.isArray(node)) return node.flatMap(schemasIn)
  if (!isNode(node)) return []
  const found = isEndpoint(node) ? propertiesOf(node).filter(isSchema).map(valueOf) : []
  return [...found, ...Object.values(node).flatMap(schemasIn)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isEndpoint({ type, callee }: Node): boolean {
  const name = (callee as Node | undefined)?.['name']
  return type === 'CallExpression' && (name === 'endpoint' || name === 'officeEndpoint')
}

function propertiesOf({ arguments: given }: Node): Node[] {
  return (given as Node[]).flatMap((argument) => (argument['properties'] as Node[]) ?? [])
}

function isSchema({ key }: Node): boolean {
  return ['input', 'output'].includes((key as Node | undefined)?.['name'] as string)
}

function valueOf({ value }: Node): Place {
  return value as Node
}

/** From the end, so that the places before stay where they are. */
function without(code: string, places: readonly Place[]): string {
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}0${rest.slice(end)}`, code)
}

import type { Plugin } from 'vite'

/** Leaves the inputs of endpoints out of what browsers load: a page sends them, and only the server checks them. */
export function withoutInputs(): Plugin {
  return {
    name: 'without-inputs',
    apply: 'build',
    enforce: 'post',
    transform(code, id, options) {
      if (options?.ssr || !/src.contract.[\w-]+\.ts$/.test(id)) return null
      const places = inputsIn(this.parse(code) as unknown as Node)
      return places.length > 0 ? { code: without(code, places), map: null } : null
    },
  }
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>
type Place = { readonly start: number; readonly end: number }

/** Where the value of `input` stands in every `endpoint({ … })` of a module. */
function inputsIn(node: unknown): Place[] {
  if (Array.isArray(node)) return node.flatMap(inputsIn)
  if (!isNode(node)) return []
  const found = isEndpoint(node) ? propertiesOf(node).filter(isInput).map(valueOf) : []
  return [...found, ...Object.values(node).flatMap(inputsIn)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isEndpoint({ type, callee }: Node): boolean {
  return type === 'CallExpression' && (callee as Node)['name'] === 'endpoint'
}

function propertiesOf({ arguments: given }: Node): Node[] {
  return (given as Node[]).flatMap((argument) => (argument['properties'] as Node[]) ?? [])
}

function isInput({ key }: Node): boolean {
  return (key as Node | undefined)?.['name'] === 'input'
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

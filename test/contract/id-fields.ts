import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'

type JsonSchema = {
  readonly format?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

/** The places in an endpoint's input that name something by its id, such as `photo_id` or `photos.0.id`. */
export function idFieldsOf({ input }: Pick<Endpoint, 'input'>): string[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return [...new Set(idsIn(schema, []))]
}

function idsIn(schema: JsonSchema, path: readonly string[]): string[] {
  const name = lastName(path)
  // A client's own id names nothing that is here already.
  const isId = name !== 'client_id' && (schema.format === 'uuid' || /(^|_)ids?$/.test(name))
  const below = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      idsIn(inner, [...path, name]),
    ),
    ...(schema.items ? idsIn(schema.items, [...path, '0']) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => idsIn(inner, path)),
  ]
  return below.length === 0 && isId ? [path.join('.')] : below
}

function lastName(path: readonly string[]): string {
  return path.findLast((part) => part !== '0') ?? ''
}

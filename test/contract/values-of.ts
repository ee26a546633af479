import fc from 'fast-check'
import * as z from 'zod/mini'

type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Values that an endpoint's input takes, as far as its schema can say. */
export function valuesOf(input: z.core.$ZodType): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return valuesIn(schema as JsonSchema) as fc.Arbitrary<Record<string, unknown>>
}

function valuesIn(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesIn))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(valuesIn(schema.items ?? {}), { maxLength: 5 })
    case 'string':
      return strings(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return fc.double({
        min: schema.minimum ?? -1000,
        max: schema.maximum ?? 1000,
        noNaN: true,
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objects({ properties = {}, required = [] }: JsonSchema) {
  const values = Object.entries(properties).map(([name, inner]) => [name, valuesIn(inner)])
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  })
}

function strings({ format, pattern, minLength = 0, maxLength = 100 }: JsonSchema) {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength })
}

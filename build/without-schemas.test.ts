import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutSchemas } from './without-schemas.ts'

const CODE = `
import { endpoint } from './endpoint.ts'
const Name = z.string()
export const find = endpoint({ method: 'GET', input: z.object({ name: Name }), output: z.object({ input: Name }) })
export const save = endpoint({ input: z.strictObject({}), refusals: [] })
export const other = thing({ input: Name })
`

type Transform = (
  this: { parse: typeof parseAst },
  code: string,
  id: string,
  options: { ssr: boolean },
) => { code: string } | null

function transformed(id: string, ssr = false): string {
  const transform = withoutSchemas().transform as unknown as Transform
  return transform.call({ parse: parseAst }, CODE, id, { ssr })?.code ?? 'as it was'
}

test('the schemas of endpoints stay out of the browser, and nothing else does', () => {
  const code = transformed('/vonk/src/contract/members.ts')

  expect(code).toContain("find = endpoint({ method: 'GET', input: 0, output: 0 })")
  expect(code).toContain('save = endpoint({ input: 0, refusals: [] })')
  expect(code).toContain('other = thing({ input: Name })')
  expect(code).toContain('Name = /* @__PURE__ */ z.string()')
})

test('the renderer and everything outside the contract keep them', () => {
  expect(transformed('/vonk/src/contract/members.ts', true)).toBe('as it was')
  expect(transformed('/vonk/src/web/features/members.ts')).toBe('as it was')
})

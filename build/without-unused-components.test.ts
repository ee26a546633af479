import { expect, test } from 'vitest'
import { withoutUnusedComponents } from './without-unused-components.ts'

const CODE = `var Form = React10.forwardRef(Drawn);
Form.displayName = "Form";
Form.contextType = Context;
`

type Transform = (code: string, id: string) => { code: string } | null

function transformed(id: string): string {
  const transform = withoutUnusedComponents().transform as unknown as Transform
  return transform(CODE, id)?.code ?? 'as it was'
}

test('what keeps an unused component of the router in the bundle is taken away, and nothing else is', () => {
  const code = transformed('/vonk/node_modules/react-router/dist/production/chunk.mjs')

  expect(code).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(Drawn);\n\nForm.contextType = Context;\n',
  )
})

test('other modules stay as they are', () => {
  expect(transformed('/vonk/src/web/ui/field.tsx')).toBe('as it was')
})

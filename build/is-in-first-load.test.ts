import { expect, test } from 'vitest'
import { isInFirstLoad } from './is-in-first-load.ts'

/** Who imports whom, by the names of the files. */
const IMPORTERS: Record<string, string[]> = {
  'src/web/entry-client.tsx': [],
  'src/web/app/router.tsx': ['src/web/entry-client.tsx', 'src/web/app/root.tsx'],
  'src/web/app/root.tsx': ['src/web/app/router.tsx'],
  'src/web/screens/index-screen.tsx': [],
  'src/web/ui/tile.tsx': ['src/web/screens/index-screen.tsx', 'src/web/screens/profile-screen.tsx'],
  'src/web/screens/profile-screen.tsx': [],
  'src/web/ui/select.tsx': ['src/web/screens/profile-screen.tsx'],
}
const modules = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) }
const isFirst = (id: string) => isInFirstLoad(id, modules)

test('what the application or the first page needs is loaded with every page', () => {
  expect(isFirst('src/web/app/router.tsx')).toBe(true)
  expect(isFirst('src/web/app/root.tsx')).toBe(true)
  expect(isFirst('src/web/ui/tile.tsx')).toBe(true)
})

test('what only other screens need is not, and neither are screens nor the entry itself', () => {
  expect(isFirst('src/web/ui/select.tsx')).toBe(false)
  expect(isFirst('src/web/screens/index-screen.tsx')).toBe(false)
  expect(isFirst('src/web/entry-client.tsx')).toBe(false)
})

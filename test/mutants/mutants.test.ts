import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MUTANTS } from './mutants.ts'

test('every fault still has its one place in the code, and a test file that guards against it', () => {
  const lost = MUTANTS.filter(({ file, find, test: { file: guard } }) => {
    const places = contentOf(file).split(find).length - 1
    return places !== 1 || !contentOf(guard).includes('test')
  })

  expect(lost.map(({ name }) => name)).toEqual([])
})

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

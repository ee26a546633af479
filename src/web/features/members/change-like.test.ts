import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { changeLike, cacheLikes, type Like, likeKey } from './like.ts'

const id = '0199a000-0000-7000-8000-000000000001'
const tile = { id, is_liked: false }

afterEach(() => vi.unstubAllGlobals())

/** Answers each call when the test says so, and notes what was sent. */
function slowServer() {
  const sent: string[] = []
  const answers: ((status: number, body: object) => void)[] = []
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    sent.push(method!)
    return new Promise((answered) =>
      answers.push((status, body) => answered(new Response(JSON.stringify(body), { status }))),
    )
  })
  const answer = async (status: number, body: object) => {
    await expect.poll(() => answers).not.toHaveLength(0)
    answers.shift()!(status, body)
  }
  return { sent, answer }
}

const likeOf = (queries: QueryClient) => queries.getQueryData<Like>(likeKey(id))

test('a like shows at once, and that it is a match as soon as it is known [LIK-1]', async () => {
  const [queries, { answer }] = [new QueryClient(), slowServer()]

  const liking = changeLike(queries, tile)
  await expect.poll(() => likeOf(queries)).toEqual({ isLiked: true, isMatch: false })
  await answer(200, { matched: true })
  await liking

  expect(likeOf(queries)).toEqual({ isLiked: true, isMatch: true })
})

test('a like that is refused is taken back [LIK-1]', async () => {
  const [queries, { answer }] = [new QueryClient(), slowServer()]

  const liking = changeLike(queries, tile)
  await answer(404, { error: { code: 'NOT_FOUND' } })

  await expect(liking).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(likeOf(queries)).toEqual({ isLiked: false, isMatch: false })
})

test('presses are sent one after the other, and the last of them counts [LIK-1]', async () => {
  const [queries, { sent, answer }] = [new QueryClient(), slowServer()]

  const presses = [changeLike(queries, tile)]
  await expect.poll(() => likeOf(queries)?.isLiked).toBe(true)
  presses.push(changeLike(queries, tile))
  await expect.poll(() => likeOf(queries)?.isLiked).toBe(false)
  await answer(200, { matched: true })
  await expect.poll(() => sent).toEqual(['POST', 'DELETE'])
  expect(likeOf(queries)).toEqual({ isLiked: false, isMatch: false })
  await answer(200, {})
  await Promise.all(presses)

  expect(likeOf(queries)).toEqual({ isLiked: false, isMatch: false })
})

test('what an answer says about likes is taken over, but not against a press under way [LIK-1]', async () => {
  const [queries, { answer }] = [new QueryClient(), slowServer()]

  cacheLikes(queries, [{ id, is_liked: true, is_match: true }])
  expect(likeOf(queries)).toEqual({ isLiked: true, isMatch: true })
  const unliking = changeLike(queries, tile)
  await expect.poll(() => likeOf(queries)?.isLiked).toBe(false)
  cacheLikes(queries, [{ id, is_liked: true }])

  expect(likeOf(queries)).toEqual({ isLiked: false, isMatch: false })
  await answer(200, {})
  await unliking
})

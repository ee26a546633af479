import { LIKE_TYPES, type LikeType } from '#contract/likes.ts'
import { DEMO_LOGINS } from '#server/demo/demo.ts'
import type { Figure, Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { openWorld, type SearchWorld } from '../search/open-world.ts'

const MEMBERS = 10_000
const LIKES = 5_000
const ASKED = 200
const MOST_MS = 20

export const likes: Section = {
  name: 'likes',
  method: `The 95th percentile of the first page of \`/api/likes.php\` over HTTP, ${ASKED} times one after the other after as many to warm up, for a member whom ${LIKES.toLocaleString('en')} others like, who likes as many, and who has a match with each of them, among ${MEMBERS.toLocaleString('en')} members. The control is \`/api/user.php\` for the same member. The product runs with NODE_ENV=production and without limits.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS)
    await likeMany(world)
    const control = await timesOf(world, '/api/user.php')
    const figures: Figure[] = []
    for (const type of LIKE_TYPES) figures.push(await figureOf(world, type, control))
    await world.close()
    return figures
  },
}

async function figureOf(world: SearchWorld, type: LikeType, control: number): Promise<Figure> {
  return {
    name: `the first of ${LIKES.toLocaleString('en')} likes, ${type}, p95`,
    unit: 'ms',
    value: await timesOf(world, `/api/likes.php?type=${type}`),
    control,
    budget: { most: MOST_MS, of: 'value' },
  }
}

async function timesOf({ ask }: SearchWorld, path: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 2 * ASKED; time += 1) times.push((await ask(path)).ms)
  return percentile(times.slice(ASKED), 95)
}

/** The likes of other measurements would be in the way. */
async function likeMany({ owner }: SearchWorld): Promise<void> {
  const values = [DEMO_LOGINS.emails.free, LIKES]
  const others = `
    select me.id as me, other.id as other, now() - row_number() over () * interval '1 minute' as at
    from member as me join member as other on other.site_id = me.site_id and other.id <> me.id
    where me.email = $1 and other.status = 'active' limit $2`
  await owner.query('truncate member_like, member_match')
  await owner.query(
    `with others as (${others}), given as (
       insert into member_like (from_id, to_id, created_at) select me, other, at from others
     ), received as (
       insert into member_like (from_id, to_id, created_at) select other, me, at from others
     )
     insert into member_match (first_id, second_id, created_at)
     select least(me, other), greatest(me, other), at from others`,
    values,
  )
  await owner.query('vacuum analyze member_like, member_match')
}

import { ROUTES } from '#contract/routes.ts'
import { get } from '../get.ts'

/** The addresses of all landing pages that are served, but the one that only leads on; those of a member are a real member's. */
export async function everyLander(port: number): Promise<string[]> {
  const id = await someMember(port)
  const paths = Object.values(ROUTES)
    .filter((route) => route.layout === 'lander')
    .filter(({ path }) => path !== ROUTES['members-id-signup'].path)
    .map(({ path }) => path.replace('/:slug?', '').replace(':id', id))
  const wanted = process.env['BENCH_LANDERS']?.split(',')
  return wanted ? paths.filter((path) => wanted.some((name) => path.endsWith(`/${name}`))) : paths
}

async function someMember(port: number): Promise<string> {
  const { body } = await get(port, '/api/lander.php', 'identity')
  const { members } = JSON.parse(body.toString()) as { members: { id: string }[] }
  if (!members[0]) throw new Error('the demo world has nobody to show on a landing page')
  return members[0].id
}

import type { BrowserContext, Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'
import { PACK_FOLDER } from '#server/demo/pack.ts'
import { copyFromPack } from '#server/demo/photos.ts'
import { openFiles } from '#server/features/media/media.ts'
import { cookieOf, makeMember } from '#test/make.ts'
import { expect, test as base } from './fixtures.ts'
import { keepToasts } from '#web/testing/steady-page.ts'
import { untilAlive } from './is-alive.ts'
import { withoutBlur } from './without-blur.ts'

export { expect } from '@playwright/test'

export type Member = Awaited<ReturnType<typeof makeMember>>

type Steps = {
  /** Makes a member of a site that no other test uses; by default of the first one. */
  newMember: (wishes?: Parameters<typeof makeMember>[2], domain?: string) => Promise<Member>
  /** Puts this browser into a session of theirs that has not asked for the password yet; by default at the first site. */
  enterAs: (member: Member, origin?: string) => Promise<void>
  /** A browser of its own, in which this member is logged in. */
  openFor: (member: Member, origin?: string) => Promise<Page>
  /** The link to this path in the newest mail to an address that has one. */
  findLink: (email: string, path: string) => Promise<string>
  openLink: (email: string, path: string) => Promise<void>
}

/** Tests about members of their own, so that no test changes what another sees. */
export const test = base.extend<Steps>({
  newMember: async ({ db }, give) =>
    give(async (wishes, domain) => {
      const sites = db.selectFrom('site').select('id')
      const site = domain
        ? sites.where('domain', '=', domain)
        : sites.where('is_default', '=', true)
      const { id } = await site.executeTakeFirstOrThrow()
      // A newcomer's bonus opens a modal after a while, which only tests about it expect.
      const member = await makeMember(db, id, { is_newcomer: false, ...wishes })
      if (wishes?.hasPhoto) await drawPhoto(db, member.id)
      return member
    }),

  enterAs: async ({ db, context, baseURL }, give) =>
    give(async ({ id }, origin = baseURL!) => {
      const [name = '', value = ''] = (await cookieOf(db, id)).split('=')
      await db
        .updateTable('session')
        .set({ confirmed_at: null })
        .where('member_id', '=', id)
        .execute()
      await context.addCookies([{ name, value, url: origin, httpOnly: true }])
    }),

  openFor: async ({ browser, db, baseURL, viewport }, give) => {
    const opened: BrowserContext[] = []
    await give(async ({ id }, origin = baseURL!) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      opened.push(context)
      const [name = '', value = ''] = (await cookieOf(db, id)).split('=')
      await context.addCookies([
        { name, value, url: origin, httpOnly: true },
        { name: 'entry', value: '1', url: origin },
      ])
      for (const arrange of [withoutBlur, keepToasts]) await context.addInitScript(arrange)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },

  findLink: async ({ page }, give) =>
    give(async (email, path) => {
      const found = { links: [] as string[] }
      await expect(async () => {
        found.links = await linksTo(page, email, path)
        expect(found.links).not.toEqual([])
      }).toPass()
      return found.links[0]!
    }),

  openLink: async ({ page, findLink }, give) =>
    give(async (email, path) => {
      await page.goto(await findLink(email, path))
      await untilAlive(page)
    }),
})

/** Photos that others can see need their files: an online member stands on the first page. */
async function drawPhoto(db: Db, memberId: string): Promise<void> {
  const { main_photo: filename } = await db
    .selectFrom('member')
    .select('main_photo')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const files = openFiles(process.env['WORLD_FILES']!)
  const photos = [{ shot: 0, filename: filename! }]
  await copyFromPack({ files, packFolder: PACK_FOLDER }, { face: 1, photos })
}

async function linksTo(page: Page, email: string, path: string): Promise<string[]> {
  const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
  const { mails } = (await reply.json()) as { mails: { html: string }[] }
  const link = new RegExp(`https?://[^"]+${path}\\?token=[\\w.-]+`)
  return mails.flatMap(({ html }) => link.exec(html)?.[0] ?? [])
}

import { expect, type Locator, type Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'

/** What is left of a phone's height between the bars of its browser. */
export const SHORT_PHONE = { width: 390, height: 664 }

/** Demands that a visitor sees it without scrolling. */
export async function expectInSight(element: Locator, what: string): Promise<void> {
  const isInSight = () =>
    element.evaluate((node) => {
      const { top, bottom, height } = node.getBoundingClientRect()
      return height > 0 && top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight, `${what} is in sight`).toBe(true)
}

/** The line with the price, the age and the fictional profiles. */
export function legalLine(page: Page): Locator {
  return page.locator('main p:has(a[href="/pages/terms"])').filter({ visible: true }).first()
}

/** The button into signup that can be seen. */
export function wayIn(page: Page): Locator {
  return page.locator('main form[action="/signup"] [type=submit]').filter({ visible: true }).last()
}

type Way = { readonly x: number; readonly y: number }

/** From the middle of one element to the middle of another. */
export async function wayTo(to: Locator, from: Locator): Promise<Way> {
  const [end, start] = [await middleOf(to), await middleOf(from)]
  return { x: end.x - start.x, y: end.y - start.y }
}

/** Puts a finger on an element, moves it and lets go. */
export async function moveFinger(page: Page, from: Locator, way: Way): Promise<void> {
  const [start, touch] = [await middleOf(from), await page.context().newCDPSession(page)]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: start.x + way.x * part, y: start.y + way.y * part }],
    })
  await send('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part)
  await send('touchEnd', 1)
}

async function middleOf(element: Locator): Promise<Way> {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** The messages that arrived at a member, and the landing page by which each sender came. */
export function arrivedAt(db: Db, { id }: { id: string }) {
  return db
    .selectFrom('conversation_side')
    .innerJoin('message', 'message.conversation_id', 'conversation_side.conversation_id')
    .innerJoin('member as sender', 'sender.id', 'message.sender_id')
    .select(['message.text', 'conversation_side.unread', 'sender.lander'])
    .where('conversation_side.member_id', '=', id)
    .execute()
}

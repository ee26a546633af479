import '#web/ui/styles/index.scss'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aServer, showPayments } from '#web/testing/show-payments.tsx'
import { MandateList } from './mandate-list.tsx'

const MANDATE = {
  id: '7d0b4c1e-5a57-4d55-9f35-0d4a3a1c9e01',
  reference: 'B9F6-C7C7',
  account_end: '4300',
  signed_at: '2026-03-01T12:00:00.000Z',
}

afterEach(() => vi.unstubAllGlobals())

test('a member sees their mandates, and ends one after a yes [PAY-5]', async () => {
  const asked = aServer({
    'GET /api/mandates.php': () => ({ mandates: [MANDATE] }),
    'DELETE /api/mandates.php': () => ({ mandates: [] }),
  })
  await showPayments(<MandateList />)

  await expect.element(page.getByText('Bankrekening die eindigt op 4300')).toBeVisible()
  await page.getByRole('button', { name: 'Beëindigen', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, beëindigen' }).click()

  await expect.element(page.getByText('De machtiging is beëindigd.')).toBeVisible()
  expect(asked('DELETE /api/mandates.php')).toEqual([{ id: MANDATE.id }])
})

test('a member without a mandate sees nothing of them [PAY-5]', async () => {
  const asked = aServer({ 'GET /api/mandates.php': () => ({ mandates: [] }) })
  await showPayments(<MandateList />)

  await expect.poll(() => asked('GET /api/mandates.php')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Machtigingen')
})

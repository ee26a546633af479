import { expect, test } from 'vitest'
import { StartError } from '#server/db/errors.ts'
import { readConfig } from '#server/kernel/config.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { requireOwnHost } from './office.ts'

const { db } = await freshDatabase()

test('a host for the office that is a site’s own stops the start and is named [OFF-1]', async () => {
  const { domain } = await makeSite(db)
  const officeAt = (host: string) => readConfig({ NODE_ENV: 'test', OFFICE_HOST: host }).office

  await expect(requireOwnHost(db, officeAt('office.vonk.example'))).resolves.toBeUndefined()
  await expect(requireOwnHost(db, null)).resolves.toBeUndefined()
  const refused = requireOwnHost(db, officeAt(domain))
  await expect(refused).rejects.toBeInstanceOf(StartError)
  await expect(refused).rejects.toThrow(domain)
})

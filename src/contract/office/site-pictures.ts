import * as z from 'zod/mini'
import { ClientId } from '../fields.ts'
import { Id } from '../id.ts'
import { PHOTO_REFUSALS } from '../photos.ts'
import { officeEndpoint } from './endpoint.ts'

/** So many pictures may a site have, those that its history names among them. */
export const SITE_PICTURES = 200

/** Takes a picture for a site, decoded as members' photos are. It is shown once a setting names its address. */
export const addSitePicture = officeEndpoint({
  method: 'POST',
  path: '/api/office/site-pictures',
  needs: 'settings_edit',
  takesFile: true,
  input: z.object({ site_id: Id, client_id: ClientId }),
  output: z.object({ path: z.string() }),
  refusals: ['NOT_FOUND', 'CLIENT_ID_REUSED', 'PHOTO_LIMIT', ...PHOTO_REFUSALS],
})

/** The same picture for whoever prepares the site, which may answer nobody yet. */
export const sitePicture = officeEndpoint({
  method: 'GET',
  path: '/api/office/site-picture',
  needs: 'settings_read',
  input: z.object({ site_id: Id, path: z.string().check(z.maxLength(100)) }),
  output: z.unknown(),
  refusals: ['NOT_FOUND'],
})

const PATH = /^\/site-pictures\/([A-Za-z0-9_-]{22,64})\.webp$/

/** The name of a picture in its address on the site; null where the address is of something else. */
export function pictureIn(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}

export function pathOfPicture(filename: string): string {
  return `/site-pictures/${filename}.webp`
}

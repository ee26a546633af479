import * as z from 'zod/mini'

/** The id of something, as the database writes it, so that it is the same one wherever it is compared. */
export const Id = z.uuid().check(z.toLowerCase())

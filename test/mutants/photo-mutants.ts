import type { Mutant } from './mutant.ts'

/** Faults in what becomes of photos. */
export const PHOTO_MUTANTS: readonly Mutant[] = [
  {
    name: 'pictures of any number of pixels',
    file: 'src/contract/photos.ts',
    find: 'MAX_PHOTO_PIXELS = 40_000_000',
    replace: 'MAX_PHOTO_PIXELS = 5e12',
    test: {
      file: 'src/server/features/photos/hostile-files.test.ts',
      name: 'is refused before it is unpacked',
    },
  },
  {
    name: 'locked photos that are only covered',
    file: 'src/server/features/photos/photos-for.ts',
    find: 'shownFiles(names, isLocked)',
    replace: 'shownFiles(names, false)',
    test: {
      file: 'src/server/features/media/routes.test.ts',
      name: 'leads to the blurred file alone',
    },
  },
  {
    name: 'locked photos for whoever knows their name',
    file: 'src/server/features/media/access-to.ts',
    find: 'isOwn || rank < OPEN_PHOTOS[viewer]',
    replace: 'true',
    test: {
      file: 'src/server/features/media/routes.test.ts',
      name: 'the photos of a member are to a',
    },
  },
  {
    name: 'photos that are counted before they are added',
    file: 'src/server/features/photos/add-photo.ts',
    find: 'having count(*) < ${limit}',
    replace: 'having ${limit} > 0',
    test: { file: 'src/server/features/photos/add-photo.test.ts', name: 'of many uploads at once' },
  },
  {
    name: 'reports that copy a photo before they are counted',
    file: 'src/server/features/reports/report-member.ts',
    find: '  const taken = { ...report, evidence, copyKey }\n',
    replace:
      "  const taken = { ...report, evidence, copyKey }\n  if (copyKey) await deps.files.write(copyKey, Buffer.from('a copy'))\n",
    test: {
      file: 'src/server/features/reports/reports.test.ts',
      name: 'a report that a limit stops copies no photo',
    },
  },
  {
    name: 'uploads under a used id without number',
    file: 'src/server/features/chats/photo-routes.ts',
    find: "return limiter.take('upload_again', visit.member.id, visit.now)",
    replace: 'return',
    test: {
      file: 'src/server/features/chats/send-photo.test.ts',
      name: 'under an id that was used before',
    },
  },
]

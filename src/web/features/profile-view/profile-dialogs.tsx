import { lazy, Suspense } from 'react'
import type { MemberProfile } from '#contract/members.ts'
import type { ProfileDialogs as Dialogs } from './use-profile-dialogs.ts'

const PhotoViewer = lazy(async () => ({
  default: (await import('./viewer/photo-viewer.tsx')).PhotoViewer,
}))
const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/reports/report-dialog.tsx')).ReportDialog,
}))
const BlockDialog = lazy(async () => ({
  default: (await import('./block-dialog.tsx')).BlockDialog,
}))

type ProfileDialogsProps = {
  member: MemberProfile
  dialogs: Dialogs
  onBlocked: (member: MemberProfile) => void
}

/** What lies over a profile comes when it is opened first. */
export function ProfileDialogs({ member, dialogs, onBlocked }: ProfileDialogsProps) {
  const { open, close } = dialogs
  return (
    <Suspense fallback={null}>
      {open?.kind === 'viewer' && (
        <PhotoViewer
          member={member}
          first={open.at}
          onReport={dialogs.openReport}
          onClose={close}
        />
      )}
      {open?.kind === 'report' && (
        <ReportDialog member={member} photoId={open.photoId} onClose={close} />
      )}
      {open?.kind === 'block' && (
        <BlockDialog
          member={member}
          onClose={close}
          onBlocked={() => {
            close()
            onBlocked(member)
          }}
        />
      )}
    </Suspense>
  )
}

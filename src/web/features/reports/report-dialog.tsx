import { useState } from 'react'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { ReportForm } from './report-form.tsx'
import { ReportReceipt } from './report-receipt.tsx'
import type { ReportedMember } from './use-report.ts'

type ReportDialogProps = {
  member: ReportedMember
  /** The photo that it is about, instead of the member as a whole. */
  photoId?: string | undefined
  onClose: () => void
}

/** Reports somebody, or a photo of theirs, to whoever runs the site. It shows once its texts are there. */
export function ReportDialog(props: ReportDialogProps) {
  return useAreas(['report', 'refusal']) ? <OpenReportDialog {...props} /> : null
}

function OpenReportDialog({ member, photoId, onClose }: ReportDialogProps) {
  const t = useText('report')
  const shell = useText('shell')
  const [number, setNumber] = useState<number | null>(null)
  const { name } = member
  const title = photoId === undefined ? t('member', { name }) : t('photo', { name })
  return (
    <Modal
      open
      title={number === null ? title : t('done')}
      titleSize="md"
      closeLabel={shell('close')}
      onClose={onClose}
    >
      {number === null ? (
        <ReportForm member={member} photoId={photoId} onDone={setNumber} />
      ) : (
        <ReportReceipt number={number} onClose={onClose} />
      )}
    </Modal>
  )
}

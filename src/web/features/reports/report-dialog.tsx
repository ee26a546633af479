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
  /** Or the message. */
  messageId?: string | undefined
  onClose: () => void
}

/** Reports somebody, or a photo of theirs, to whoever runs the site. It shows once its texts are there. */
export function ReportDialog(props: ReportDialogProps) {
  return useAreas(['report', 'refusal']) ? <OpenReportDialog {...props} /> : null
}

function OpenReportDialog({ member, photoId, messageId, onClose }: ReportDialogProps) {
  const t = useText('report')
  const shell = useText('shell')
  const [number, setNumber] = useState<number | null>(null)
  const { name } = member
  const kind = photoId ? 'photo' : messageId ? 'message' : 'member'
  return (
    <Modal
      open
      title={number === null ? t(kind, { name }) : t('done')}
      titleSize="md"
      closeLabel={shell('close')}
      onClose={onClose}
    >
      {number === null ? (
        <ReportForm {...{ member, photoId, messageId }} onDone={setNumber} />
      ) : (
        <ReportReceipt number={number} onClose={onClose} />
      )}
    </Modal>
  )
}

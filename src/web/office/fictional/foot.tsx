import { useState } from 'react'
import type { FictionalProfile } from '#contract/office/fictional.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Dialog } from '#web/office/kit/parts.tsx'
import { dayIn } from '#web/office/kit/times.ts'
import type { useEditor } from './use-editor.ts'
import css from './fictional.module.css'

type FootProps = {
  readonly profile: FictionalProfile | null
  readonly mayEdit: boolean
  readonly editor: ReturnType<typeof useEditor>
}

/** Saving, publishing and ending a profile, and what each would do. */
export function Foot({ profile, mayEdit, editor }: FootProps) {
  const { t, language } = useOffice()
  const words = t.fictional
  const [isAsking, ask] = useState<'publish' | 'retire' | null>(null)
  if (profile?.state === 'retired')
    return (
      <footer className={css['foot']}>
        <p>{words.retired(dayIn(profile.retired_at!, language))}</p>
      </footer>
    )
  if (!mayEdit) return null
  const isDraft = profile?.state !== 'published'
  const name = profile?.name ?? ''
  const block = profile?.blocks[0] ?? (editor.isChanged ? 'unsaved' : null)
  return (
    <footer className={css['foot']}>
      {profile && (
        <Button look="bare" onClick={() => ask('retire')}>
          {words.retire}
        </Button>
      )}
      <p>{footWords()}</p>
      <Button look="quiet" type="submit" form="fiction" isDisabled={editor.isBusy}>
        {isDraft ? words.saveDraft : words.save}
      </Button>
      {profile && isDraft && (
        <button
          type="button"
          className={css['publish']}
          disabled={block !== null || editor.isBusy}
          onClick={() => ask('publish')}
        >
          {words.publish(name)}
        </button>
      )}
      {profile && isAsking && (
        <AskDialog
          profile={profile}
          what={isAsking}
          onClose={() => ask(null)}
          onYes={() => {
            ask(null)
            void (isAsking === 'publish' ? editor.publish(profile) : editor.retire(profile))
          }}
        />
      )}
    </footer>
  )

  function footWords(): string {
    if (!profile) return ''
    if (block !== null && (isDraft || block !== 'unsaved')) return words.blocks[block]
    if (editor.isChanged) return words.unsaved
    return words.retireTells(profile.members, name)
  }
}

type AskDialogProps = {
  readonly profile: FictionalProfile
  readonly what: 'publish' | 'retire'
  readonly onYes: () => void
  readonly onClose: () => void
}

function AskDialog({ profile: { name, members }, what, onYes, onClose }: AskDialogProps) {
  const { t } = useOffice()
  const words = t.fictional
  const isRetiring = what === 'retire'
  return (
    <Dialog title={isRetiring ? words.retireTitle(name) : words.publish(name)} onClose={onClose}>
      <p>{isRetiring ? words.retireMore : words.publishMore(name)}</p>
      {isRetiring && <p>{words.retireTells(members, name)}</p>}
      <div className={css['answers']}>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button look={isRetiring ? 'bad' : 'ink'} onClick={onYes}>
          {isRetiring ? words.retire : words.publish(name)}
        </Button>
      </div>
    </Dialog>
  )
}

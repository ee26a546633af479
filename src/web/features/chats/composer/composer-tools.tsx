import { useSearchParams } from 'react-router'
import { useRefusalToast } from '#web/features/members/use-refusal-toast.ts'
import { EmojiTool } from '../tools/emoji-tool.tsx'
import { GiftTool } from '../tools/gift-tool.tsx'
import { IcebreakerTool } from '../tools/icebreaker-tool.tsx'
import { PhotoTool } from './photo-tool.tsx'
import type { useMessageForm } from './use-message-form.ts'

type ComposerToolsProps = { form: ReturnType<typeof useMessageForm>; onLines: () => void }

/** What else can be sent, and what helps to write. */
export function ComposerTools({ form, onLines }: ComposerToolsProps) {
  const refuse = useRefusalToast()
  const [query] = useSearchParams()
  // The field is hidden then, and what they write would not be seen.
  const hasPhoto = form.photo !== null
  return (
    <>
      <PhotoTool onPhoto={form.setPhoto} onRefused={refuse} />
      <GiftTool onGive={form.give} startsOpen={query.has('gift')} />
      <EmojiTool onInsert={form.insert} disabled={hasPhoto} />
      <IcebreakerTool onOpen={onLines} disabled={hasPhoto} />
    </>
  )
}

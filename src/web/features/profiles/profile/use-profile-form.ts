import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { type OwnProfile, saveProfile } from '#contract/profile.ts'
import { userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { welcomeMember } from '#web/features/accounts/refresh-user.ts'
import { placeCalled } from '#web/features/settings/place.tsx'
import {
  isSameDraft,
  type ProfileDraft,
  profileIn,
  townIn,
  wrongByRefusal,
  type WrongFields,
  wrongInDraft,
} from './profile-draft.ts'

/** A profile being edited: what it is by now, what is wrong with it, and the way to save it. */
export function useProfileForm(loaded: OwnProfile, onSaved: () => void) {
  const queries = useQueryClient()
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState<ProfileDraft>(loaded)
  const [wrong, setWrong] = useState<WrongFields>({})
  const isChanged = !isSameDraft(draft, saved)
  // A member who is logged out has nothing left to save.
  const hasUnsaved = useCallback(
    () => isChanged && Boolean(queries.getQueryData(userKey)),
    [isChanged, queries],
  )
  const guard = useLeaveGuard(hasUnsaved)
  const save = useMutation({
    mutationFn: (profile: OwnProfile) => call(saveProfile, profile),
    onSuccess: ({ profile, user }) => {
      welcomeMember(queries, user)
      setSaved(profile)
      setDraft(profile)
      onSaved()
    },
    onError: (error) => setWrong(wrongByRefusal(error)),
  })
  const look = useMutation({
    mutationFn: (written: string) => placeCalled(queries, draft.place.country, written),
  })
  const isSaving = look.isPending || save.isPending

  function change(part: Partial<ProfileDraft>) {
    setDraft((now) => ({ ...now, ...part }))
    // A changed field is no longer marked wrong until the draft is checked again.
    setWrong((now) => without(now, Object.keys(part)))
  }

  /** Saves, or says which fields must be put right first. A town that was written out is looked up before that. */
  async function submit(writtenPlace: string): Promise<WrongFields> {
    if (isSaving) return {}
    save.reset()
    const place = townIn(draft) ?? (await look.mutateAsync(writtenPlace))
    const whole = place ? { ...draft, place } : draft
    if (place) change({ place })
    const found = wrongInDraft(whole)
    const profile = profileIn(whole)
    setWrong(found)
    if (profile && Object.keys(found).length === 0) save.mutate(profile)
    return found
  }

  return {
    draft,
    change,
    wrong,
    error: Object.keys(wrongByRefusal(save.error)).length > 0 ? null : save.error,
    isChanged,
    isSaving,
    submit,
    guard,
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

function without(wrong: WrongFields, changed: readonly string[]): WrongFields {
  return Object.fromEntries(Object.entries(wrong).filter(([field]) => !changed.includes(field)))
}

/** Asks before the member leaves with unsaved changes: inside the application by a dialog, elsewhere by the browser. */
function useLeaveGuard(hasUnsaved: () => boolean): Blocker {
  const holds = useCallback(
    ({ currentLocation: from, nextLocation: to }: Parameters<ShouldBlock>[0]) =>
      from.pathname !== to.pathname && hasUnsaved(),
    [hasUnsaved],
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
  return useBlocker(holds)
}

type ShouldBlock = Exclude<Parameters<typeof useBlocker>[0], boolean>

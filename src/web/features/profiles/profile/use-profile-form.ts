import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type OwnProfile, saveProfile } from '#contract/profile.ts'
import { call } from '#web/api/call.ts'
import { useLeaveGuard } from '#web/browser/use-leave-guard.ts'
import { userKey } from '#web/features/accounts/use-user.ts'
import { isSameDraft, type ProfileDraft, profileIn } from './profile-draft.ts'
import { type WrongFields, wrongByRefusal, wrongInDraft } from './wrong-in-draft.ts'

/** A profile being edited: what it is by now, what is wrong with it, and the way to save it. */
export function useProfileForm(loaded: OwnProfile, onSaved: () => void) {
  const queries = useQueryClient()
  const [saved, setSaved] = useState(loaded)
  const [draft, setDraft] = useState<ProfileDraft>(loaded)
  const [wrong, setWrong] = useState<WrongFields>({})
  const isChanged = !isSameDraft(draft, saved)
  // Whoever is logged out has nothing left to save.
  const isHeld = useCallback(
    () => isChanged && Boolean(queries.getQueryData(userKey)),
    [isChanged, queries],
  )
  const guard = useLeaveGuard(isHeld)
  const save = useMutation({
    mutationFn: (profile: OwnProfile) => call(saveProfile, profile),
    onSuccess: ({ profile, user }) => {
      queries.setQueryData(userKey, user)
      setSaved(profile)
      setDraft(profile)
      onSaved()
    },
  })

  /** Saves, or says which fields must be put right first. */
  function submit(): WrongFields {
    const found = wrongInDraft(draft)
    const profile = profileIn(draft)
    setWrong(found)
    if (profile && Object.keys(found).length === 0) save.mutate(profile)
    return found
  }

  return {
    draft,
    change: (part: Partial<ProfileDraft>) => setDraft((now) => ({ ...now, ...part })),
    wrong: { ...wrongByRefusal(save.error), ...wrong },
    error: Object.keys(wrongByRefusal(save.error)).length > 0 ? null : save.error,
    isChanged,
    isSaving: save.isPending,
    submit,
    guard,
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>

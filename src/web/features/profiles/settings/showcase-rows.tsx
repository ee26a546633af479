import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getShowcase, saveShowcase, type Showcase, SHOWCASE_VERSION } from '#contract/showcase.ts'
import { call } from '#web/api/call.ts'
import { showcaseKey } from '#web/api/keys.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { SwitchRow } from './rows.tsx'
import css from './settings.module.css'

/** Asks whether pages for everybody may show the member: off until switched on, and each answer counts at once. */
export function ShowcaseRows({ loaded }: { loaded: Showcase }) {
  const t = useText('showcase')
  const { showcase, save } = useShowcase(loaded)
  const set = (change: Partial<Showcase>) => save.mutate({ ...showcase, ...change })

  return (
    <div className={css['stack']}>
      <SwitchRow
        title={t('showcase')}
        text={t('showcase_text')}
        isOn={showcase.showcase}
        onChange={(isOn) => set({ showcase: isOn, showcase_by_type: false })}
      />
      {showcase.showcase && (
        <SwitchRow
          title={t('by_type')}
          text={t('by_type_text')}
          isOn={showcase.showcase_by_type}
          onChange={(isOn) => set({ showcase_by_type: isOn })}
        />
      )}
      <RefusalNotice error={save.error} />
    </div>
  )
}

/** The two consents and their change: shown at once, and as the server has them once it answered. */
function useShowcase(loaded: Showcase) {
  const queries = useQueryClient()
  const { data: showcase } = useQuery({
    queryKey: showcaseKey,
    queryFn: () => call(getShowcase, {}),
    initialData: loaded,
    gcTime: 0,
  })
  const save = useMutation({
    mutationKey: showcaseKey,
    scope: { id: showcaseKey[0] },
    mutationFn: (answer: Showcase) => call(saveShowcase, { ...answer, version: SHOWCASE_VERSION }),
    onMutate: async (answer) => {
      await queries.cancelQueries({ queryKey: showcaseKey })
      queries.setQueryData(showcaseKey, answer)
    },
    onSuccess: (kept) => {
      if (queries.isMutating({ mutationKey: showcaseKey }) === 1)
        queries.setQueryData(showcaseKey, kept)
    },
    onError: () => queries.invalidateQueries({ queryKey: showcaseKey }),
  })
  return { showcase, save }
}

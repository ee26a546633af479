import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { listPasskeys } from '#contract/passkeys.ts'
import { call } from '#web/api/call.ts'
import { passkeysKey } from '#web/api/keys.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { canUsePasskeys, PasskeyError } from './passkeys.ts'

/** Why a passkey was not used: what the browser says, or what the server refused. Needs the texts of the area `credentials`. */
export function PasskeyNotice({ error }: { error: unknown }) {
  const t = useText('credentials.passkey')
  if (!(error instanceof PasskeyError)) return <RefusalNotice error={error} />
  if (error.trouble === 'replaced') return null
  if (error.trouble === 'cancelled') return <Notice role="status">{t('cancelled')}</Notice>

  return (
    <Notice kind="danger" role="alert">
      {t('failed')}
    </Notice>
  )
}

/** Whether this browser knows passkeys. The server, which cannot know, takes it for one of the many that do. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(never, canUsePasskeys, () => true)
}

function never(): () => void {
  return () => {}
}

/** The passkeys of the member, the newest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: passkeysKey,
    queryFn: async () => (await call(listPasskeys, {})).passkeys,
  })
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PasskeyProof } from '#contract/passkeys.ts'
import { useStable } from '#web/browser/use-stable.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import css from './form.module.css'
import { LoginRefusal, useGoOn } from './login-form.tsx'
import { PasskeyNotice, useCanUsePasskeys } from './passkey-notice.tsx'
import {
  beginLogin,
  canOfferPasskeys,
  logInBy,
  PasskeyError,
  prove,
  stopWaiting,
} from './passkeys.ts'

/**
 * Logs in without a password: by the button, or by what the browser offers in the field for the address. Where the browser knows
 * no passkeys there is nothing.
 */
export function PasskeyLogin({ target }: { target: string | null }) {
  const t = useText('credentials.passkey')
  const goOn = useGoOn(target)
  const logIn = useMutation({
    mutationFn: async (given: PasskeyProof | null) =>
      logInBy(given ?? (await prove(await beginLogin()))),
    onSuccess: goOn,
  })
  // The browser has one request at a time: it offers them in the field again when the button has had its turn.
  useOffer(!logIn.isPending && !logIn.isSuccess, (proof) => logIn.mutate(proof))
  if (!useCanUsePasskeys()) return null

  return (
    <div className={css['instead']}>
      <p className={css['or']}>{t('or')}</p>
      {logIn.error instanceof PasskeyError ? (
        <PasskeyNotice error={logIn.error} />
      ) : (
        <LoginRefusal error={logIn.error} />
      )}
      <Button
        kind="quiet"
        size="lg"
        block
        icon="fingerprint"
        busy={logIn.isPending}
        onClick={() => logIn.mutate(null)}
      >
        {t('log_in')}
      </Button>
    </div>
  )
}

/** A little before the server forgets what it asked for, the browser is given something new. */
const RENEWED_AT = 0.9

/** Offers passkeys in the field for the address, for as long as the page is open and nothing else asks for one. */
function useOffer(isWanted: boolean, onChoice: (proof: PasskeyProof) => void) {
  const [round, setRound] = useState(0)
  const choose = useStable(onChoice)

  useEffect(() => {
    if (!isWanted) return
    const offer = { isOver: false, isWaiting: false, timer: 0 }
    const begin = async () => {
      if (!(await canOfferPasskeys()) || offer.isOver) return
      const options = await beginLogin()
      if (offer.isOver) return
      offer.isWaiting = true
      offer.timer = window.setTimeout(
        () => setRound((now) => now + 1),
        options.timeout * RENEWED_AT,
      )
      const proof = await prove(options, { useBrowserAutofill: true })
      if (!offer.isOver) choose(proof)
    }
    // Nobody asked for it, so nobody is told that it failed: the form and the button are there.
    begin().catch(() => undefined)
    return () => {
      offer.isOver = true
      window.clearTimeout(offer.timer)
      if (offer.isWaiting) void stopWaiting()
    }
  }, [isWanted, round, choose])
}

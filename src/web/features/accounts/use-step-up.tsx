import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { confirmPassword } from '#contract/account.ts'
import { Refusal } from '#contract/refusals.ts'
import { call } from '#web/api/call.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, textIn } from '#web/ui/form.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './form.module.css'
import { SecretField, wrongPassword } from './credentials.tsx'
import { PasskeyNotice, useCanUsePasskeys, usePasskeys } from './passkey-notice.tsx'
import { confirmWithPasskey } from './passkeys.ts'

type Waiting = { readonly goOn: () => void; readonly giveUp: () => void }

export type StepUp = {
  /** Makes a call that may need the password again. It is null if the member rather leaves everything as it was. */
  readonly stepUp: <Out>(ask: () => Promise<Out>) => Promise<Out | null>
  /** To be put anywhere on the screen: it shows itself when it is needed. */
  readonly modal: ReactNode
}

/** For calls that ask for the password again before they do anything: it is asked for, and the call made once more. */
export function useStepUp(): StepUp {
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  async function stepUp<Out>(ask: () => Promise<Out>): Promise<Out | null> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'PASSWORD_REQUIRED') throw error
    }
    const isConfirmed = await new Promise<boolean>((answer) =>
      setWaiting({ goOn: () => answer(true), giveUp: () => answer(false) }),
    )
    setWaiting(null)
    return isConfirmed ? ask() : null
  }

  const modal = waiting && <StepUpModal onConfirm={waiting.goOn} onCancel={waiting.giveUp} />
  return { stepUp, modal }
}

type StepUpModalProps = { onConfirm: () => void; onCancel: () => void }

/** Asks for the password once more, or for a passkey. Needs the texts of the areas `credentials` and `refusal`. */
function StepUpModal({ onConfirm, onCancel }: StepUpModalProps) {
  const t = useText('credentials')
  const refusalText = useRefusalText()
  const [wrong, setWrong] = useState<ReturnType<typeof wrongPassword>>()
  const confirm = useMutation({
    mutationFn: (password: string) => call(confirmPassword, { password }),
    onSuccess: onConfirm,
  })
  const isWrong = confirm.error instanceof Refusal && confirm.error.code === 'PASSWORD_WRONG'
  const hasPasskey = useHasPasskey()

  function submit(values: FormData) {
    const password = textIn(values, 'password')
    const found = wrongPassword(password)
    setWrong(found)
    return found ? ['password'] : confirm.mutate(password)
  }

  return (
    <Modal
      open
      title={t('confirm.title')}
      titleSize="md"
      closeLabel={t('confirm.cancel')}
      onClose={onCancel}
    >
      <p className="soft">{t(hasPasskey ? 'confirm.text_passkey' : 'confirm.text')}</p>
      <Form className={css['form']} onSubmit={submit}>
        <SecretField
          name="password"
          text="password"
          error={wrong ? t(wrong) : isWrong && refusalText(confirm.error)}
        />
        {!isWrong && <RefusalNotice error={confirm.error} />}
        <div className={css['buttons']}>
          <Button type="submit" busy={confirm.isPending}>
            {t('confirm.submit')}
          </Button>
          <Button kind="ghost" onClick={onCancel}>
            {t('confirm.cancel')}
          </Button>
        </div>
      </Form>
      {hasPasskey && <PasskeyInstead onConfirm={onConfirm} />}
    </Modal>
  )
}

/** The way without the password, for members who have a passkey. */
function PasskeyInstead({ onConfirm }: { onConfirm: () => void }) {
  const t = useText('credentials.passkey')
  const confirm = useMutation({ mutationFn: confirmWithPasskey, onSuccess: onConfirm })
  return (
    <div className={css['instead']}>
      <p className={css['or']}>{t('or')}</p>
      <PasskeyNotice error={confirm.error} />
      <Button
        kind="quiet"
        icon="fingerprint"
        busy={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {t('confirm')}
      </Button>
    </div>
  )
}

/** Whether the member could use a passkey here; until it is known they could not. */
function useHasPasskey(): boolean {
  const passkeys = usePasskeys()
  return useCanUsePasskeys() && (passkeys.data?.length ?? 0) > 0
}

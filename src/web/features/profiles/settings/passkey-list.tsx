import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localeOf } from '#contract/locales.ts'
import {
  LONGEST_PASSKEY_NAME,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '#contract/passkeys.ts'
import { call } from '#web/api/call.ts'
import { passkeysKey } from '#web/api/keys.ts'
import {
  PasskeyNotice,
  useCanUsePasskeys,
  usePasskeys,
} from '#web/features/accounts/passkey-notice.tsx'
import { makePasskey, PasskeyError } from '#web/features/accounts/passkeys.ts'
import { type StepUp, useStepUp } from '#web/features/accounts/use-step-up.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Form, textIn } from '#web/ui/form.tsx'
import { Question } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadFailed, RowsSkeleton } from './rows.tsx'
import css from './settings.module.css'
import { usePreferences } from './use-preferences.ts'

/** The passkeys of the member: one more, another name, one less. */
export function PasskeyPart() {
  const t = useText('notifications.security.passkeys')
  const { is_discreet: isDiscreet } = usePreferences()
  return (
    <div className={css['stack']}>
      <div className={css['words']}>
        <h3>{t('title')}</h3>
        <span>{t('text')}</span>
      </div>
      <PasskeyList />
      <p className={css['remark']}>{t(isDiscreet ? 'shown_discreet' : 'shown')}</p>
    </div>
  )
}

function PasskeyList() {
  const t = useText('notifications.security.passkeys')
  const passkeys = usePasskeys()
  const { stepUp, modal } = useStepUp()
  const [done, setDone] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<Passkey | null>(null)
  const add = useAdd(stepUp, ({ id, name }) => {
    setDone(t('done_added', { name }))
    setRenamed(id)
  })
  const remove = useRemove(stepUp, ({ name }) => setDone(t('done_removed', { name })))
  if (passkeys.isPending) return <RowsSkeleton rows={1} label={t('title')} />
  if (passkeys.isError) return <LoadFailed query={passkeys} />

  return (
    <>
      {passkeys.data.length === 0 && <p className={css['remark']}>{t('none')}</p>}
      {passkeys.data.length > 0 && (
        <ul className={classNames(css['rows'], css['devices'])}>
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={remove.isPending && remove.variables.id === passkey.id}
              isRenamed={renamed === passkey.id}
              onRename={() => setRenamed(passkey.id)}
              onRenamed={(name) => {
                setRenamed(null)
                if (name !== null) setDone(t('done_renamed', { name }))
              }}
              onRemove={() => setDoomed(passkey)}
            />
          ))}
        </ul>
      )}
      {done && (
        <Notice kind="done" role="status">
          {done}
        </Notice>
      )}
      <RefusalNotice error={remove.error} />
      <AddButton add={add} onPress={() => setDone('')} />
      {doomed && (
        <RemoveQuestion
          passkey={doomed}
          onConfirm={() => {
            setDone('')
            setDoomed(null)
            remove.mutate(doomed)
          }}
          onClose={() => setDoomed(null)}
        />
      )}
      {modal}
    </>
  )
}

type AddButtonProps = { add: ReturnType<typeof useAdd>; onPress: () => void }

/** The way to one more, and why there was none. */
function AddButton({ add, onPress }: AddButtonProps) {
  const t = useText('notifications.security.passkeys')
  if (!useCanUsePasskeys()) return <p className={css['remark']}>{t('impossible')}</p>

  const trouble = add.error instanceof PasskeyError ? add.error.trouble : null
  return (
    <>
      {trouble === 'known' && <Notice role="status">{t('known')}</Notice>}
      {trouble === 'failed' && (
        <Notice kind="danger" role="alert">
          {t('failed')}
        </Notice>
      )}
      {trouble !== 'known' && trouble !== 'failed' && <PasskeyNotice error={add.error} />}
      <Button
        kind="quiet"
        icon="fingerprint"
        busy={add.isPending}
        onClick={() => {
          onPress()
          add.mutate()
        }}
      >
        {t('add')}
      </Button>
    </>
  )
}

type PasskeyRowProps = {
  passkey: Passkey
  isBusy: boolean
  isRenamed: boolean
  onRename: () => void
  /** With its new name, or null if it keeps the old one. */
  onRenamed: (name: string | null) => void
  onRemove: () => void
}

function PasskeyRow(props: PasskeyRowProps) {
  const { passkey, isBusy, isRenamed, onRename, onRenamed, onRemove } = props
  const t = useText('notifications.security.passkeys')
  const day = useDay()
  const { name, created_at: added, last_used_at: used } = passkey
  if (isRenamed) {
    return (
      <li>
        <NameForm passkey={passkey} onDone={onRenamed} />
      </li>
    )
  }

  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <b>{name}</b>
        <span>{t('added', { when: day(added) })}</span>
        <span>{used === null ? t('unused') : t('used', { when: day(used) })}</span>
      </div>
      <IconButton icon="pencil-simple" label={`${name}: ${t('rename')}`} onClick={onRename} />
      <IconButton
        icon="trash"
        label={`${name}: ${t('remove')}`}
        disabled={isBusy}
        onClick={onRemove}
      />
    </li>
  )
}

type NameFormProps = { passkey: Passkey; onDone: (name: string | null) => void }

function NameForm({ passkey, onDone }: NameFormProps) {
  const t = useText('notifications.security.passkeys')
  const security = useText('notifications.security')
  const [isMissing, setIsMissing] = useState(false)
  const rename = useRename(({ name }) => onDone(name))

  function submit(values: FormData) {
    const name = textIn(values, 'name').trim()
    setIsMissing(name === '')
    if (name === '') return ['name']
    return name === passkey.name ? onDone(null) : rename.mutate({ id: passkey.id, name })
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      <Field
        label={t('name')}
        name="name"
        defaultValue={passkey.name}
        maxLength={LONGEST_PASSKEY_NAME}
        autoComplete="off"
        autoFocus
        error={isMissing && t('name_missing')}
      />
      <RefusalNotice error={rename.error} />
      <div className={css['buttons']}>
        <Button type="submit" busy={rename.isPending}>
          {t('save')}
        </Button>
        <Button kind="ghost" onClick={() => onDone(null)}>
          {security('cancel')}
        </Button>
      </div>
    </Form>
  )
}

type RemoveQuestionProps = { passkey: Passkey; onConfirm: () => void; onClose: () => void }

function RemoveQuestion({ passkey: { name }, onConfirm, onClose }: RemoveQuestionProps) {
  const t = useText('notifications.security.passkeys')
  const cancel = useText('notifications.security')('cancel')
  return (
    <Question
      title={t('remove_title')}
      text={t('remove_text', { name })}
      confirm={{ label: t('remove'), icon: 'trash' }}
      cancelLabel={cancel}
      closeLabel={cancel}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

function useDay() {
  const { locale } = useCatalogue()
  const { time_zone: timeZone } = useSettings()
  const format = new Intl.DateTimeFormat(localeOf(locale).iso, { dateStyle: 'medium', timeZone })
  return (time: string) => format.format(new Date(time))
}

/** Changes the list that is shown as the server has changed its own. */
function useChangeList() {
  const queries = useQueryClient()
  return (change: (passkeys: readonly Passkey[]) => readonly Passkey[]) =>
    queries.setQueryData(passkeysKey, (passkeys: readonly Passkey[] = []) => change(passkeys))
}

function useAdd(stepUp: StepUp['stepUp'], onDone: (passkey: Passkey) => void) {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: () => stepUp(makePasskey),
    onSuccess: (passkey) => {
      if (!passkey) return
      changeList((others) => [passkey, ...others])
      onDone(passkey)
    },
  })
}

function useRename(onDone: (passkey: Passkey) => void) {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: (wish: { id: string; name: string }) => call(renamePasskey, wish),
    onSuccess: ({ passkey }) => {
      changeList((all) => all.map((each) => (each.id === passkey.id ? passkey : each)))
      onDone(passkey)
    },
  })
}

function useRemove(stepUp: StepUp['stepUp'], onDone: (passkey: Passkey) => void) {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: ({ id }: Passkey) => stepUp(() => call(removePasskey, { id })),
    onSuccess: (answer, passkey) => {
      if (!answer) return
      changeList((all) => all.filter(({ id }) => id !== passkey.id))
      onDone(passkey)
    },
  })
}

import { type ReactNode, useId } from 'react'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/loading-states.tsx'
import { Switch } from '#web/ui/choices.tsx'
import css from './settings.module.css'

type EditableRowProps = {
  title: string
  value: ReactNode
  /** What the button says that opens the form. */
  edit: string
  isOpen: boolean
  onEdit: () => void
  /** The form. */
  children: ReactNode
}

/** Something that is as it is until one opens the form to change it. */
export function EditableRow({ title, value, edit, isOpen, onEdit, children }: EditableRowProps) {
  return (
    <div className={css['stack']}>
      <div className={css['row']}>
        <div className={css['words']}>
          <h3>{title}</h3>
          <span>{value}</span>
        </div>
        {!isOpen && (
          <Button kind="quiet" size="sm" aria-label={`${title}: ${edit}`} onClick={onEdit}>
            {edit}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}

type SwitchRowProps = {
  title: string
  text: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

/** A switch with its name and what it does. */
export function SwitchRow({ title, text, isOn, onChange, disabled = false }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={css['row']}>
      <label htmlFor={id} className={css['words']}>
        <b>{title}</b>
        <span id={`${id}-text`}>{text}</span>
      </label>
      <Switch
        id={id}
        label={title}
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}

type RowsSkeletonProps = {
  rows: number
  /** What is being loaded. */
  label: string
  hasFaces?: boolean
}

/** The shape of a list of rows before it is there. */
export function RowsSkeleton({ rows, label, hasFaces = false }: RowsSkeletonProps) {
  return (
    <div className={css['rows']} role="status" aria-label={label} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={css['row']}>
          {hasFaces && <Skeleton shape="circle" className={css['face']} />}
          <div className={css['words']}>
            <Skeleton className={css['long']} />
            <Skeleton className={css['short']} />
          </div>
        </div>
      ))}
    </div>
  )
}

type Failed = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }

/** A part of the screen that could not be loaded, and another try. */
export function LoadFailed({ query }: { query: Failed }) {
  const t = useText('shell.error')
  return (
    <div className={css['stack']}>
      <RefusalNotice error={query.error} />
      <div>
        <Button kind="quiet" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}

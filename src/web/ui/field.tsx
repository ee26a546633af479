import { useId, type ComponentProps, type ReactNode } from 'react'
import { fieldAria } from './field-aria.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import css from './field.module.css'

interface FieldProps extends FieldTexts, ComponentProps<'input'> {
  icon?: IconName | undefined
  /** A button at the end of the control. */
  end?: ReactNode
}

export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, icon, end, className, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, className }}>
      <div className={css['control']}>
        {icon && <Icon name={icon} />}
        <input type="text" {...fieldAria(id, { hint, error })} {...input} id={id} />
        {end}
      </div>
    </FieldFrame>
  )
}

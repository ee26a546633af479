import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { fieldAria } from './field-aria.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import css from './field.module.css'

interface SelectProps extends FieldTexts, ComponentProps<'select'> {}

export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, className, ...select } = props
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, className }}>
      <div className={classNames(css['control'], css['select'])}>
        <select {...fieldAria(id, { hint, error })} {...select} id={id} />
        <Icon name="caret-down" size="sm" />
      </div>
    </FieldFrame>
  )
}

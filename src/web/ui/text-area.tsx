import { useId, type ComponentProps } from 'react'
import { fieldAria } from './field-aria.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import css from './field.module.css'

interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, className, ...textarea } = props
  const ownId = useId()
  const id = textarea.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, className }}>
      <div className={css['control']}>
        <textarea rows={4} {...fieldAria(id, { hint, error })} {...textarea} id={id} />
      </div>
    </FieldFrame>
  )
}

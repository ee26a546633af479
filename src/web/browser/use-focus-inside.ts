import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus into a form when it asks something else than before, and to the first answer that is found wrong. */
export function useFocusInside(
  form: RefObject<HTMLFormElement | null>,
  asked: unknown,
  wrong: object,
): void {
  const last = useRef({ asked, wrong })
  useEffect(() => {
    const { current: before } = last
    last.current = { asked, wrong }
    const [first] = Object.keys(wrong)
    const isWrong = first !== undefined && wrong !== before.wrong
    if (isWrong) fieldNamed(form.current, first)?.focus()
    else if (asked !== before.asked) form.current?.querySelector<HTMLElement>(FIELDS)?.focus()
  }, [form, asked, wrong])
}

const FIELDS = ':is(input, select, textarea):not([tabindex="-1"])'

/** A field, or the first of a group such as the parts of a date. */
function fieldNamed(form: HTMLFormElement | null, name: string) {
  return form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] ${FIELDS}`)
}

import { expect, test } from 'vitest'
import { takeBack, throwTop } from './game.tsx'

test('cards are decided from the top, a no carries nothing, and the last one can be taken back [LAN-1]', () => {
  const form = aForm(['one', 'two', 'three'])

  throwTop(form, 'right')
  throwTop(form, 'left')
  throwTop(form, 'right')
  takeBack(form)

  expect([...new FormData(form)]).toEqual([['likes', 'one']])
  expect(form.querySelectorAll(':checked')).toHaveLength(2)
})

function aForm(ids: readonly string[]): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = ids
    .map(
      (id) =>
        `<fieldset><legend>?</legend><input type="checkbox"><input type="checkbox" name="likes" value="${id}"></fieldset>`,
    )
    .join('')
  return form
}

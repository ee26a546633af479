import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field, PasswordField } from './field.tsx'
import { FieldGroup } from './field-group.tsx'

test('the error and the hint of a field are read with it', async () => {
  const screen = await render(
    <Field label="E-mail" hint="Nobody sees it." error="Enter an e-mail address." />,
  )
  const input = screen.getByLabelText('E-mail')

  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(input)
    .toHaveAccessibleDescription('Enter an e-mail address. Nobody sees it.')
})

test('a field without error is not marked as wrong', async () => {
  const screen = await render(<Field label="E-mail" />)

  await expect.element(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.getByLabelText('E-mail')).not.toHaveAttribute('aria-describedby')
})

test('two fields of the same name keep their own labels', async () => {
  const screen = await render(
    <>
      <Field label="Day" name="part" />
      <Field label="Year" name="part" error="Too young" />
    </>,
  )

  await expect.element(screen.getByLabelText('Day')).toHaveAccessibleDescription('')
  await expect.element(screen.getByLabelText('Year')).toHaveAccessibleDescription('Too young')
})

test('the error of a group is read with the group', async () => {
  const screen = await render(
    <FieldGroup legend="Date of birth" error="Enter your date of birth (18 or over)">
      <Field label="Day" />
    </FieldGroup>,
  )

  await expect
    .element(screen.getByRole('group', { name: 'Date of birth' }))
    .toHaveAccessibleDescription('Enter your date of birth (18 or over)')
})

test('a password is shown only on request', async () => {
  const screen = await render(
    <PasswordField label="Password" showLabel="Show it" hideLabel="Hide it" />,
  )

  await expect.element(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show it' }).click()

  await expect.element(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await expect.element(screen.getByRole('button', { name: 'Hide it' })).toBeVisible()
})

import { fireEvent, render, screen } from '@testing-library/react'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

describe('text field', () => {
  it('announces its error with the field and keeps the hint when there is none', () => {
    const { rerender } = render(<TextField label="Name" hint="4 to 12 letters" />)
    const field = () => screen.getByRole('textbox', { name: 'Name' })
    const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
    expect(note()).toBe('4 to 12 letters')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    rerender(<TextField label="Name" hint="4 to 12 letters" error="Too short" />)
    expect(note()).toBe('Too short')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a password and hides it again without losing what was typed', () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
    const field = () => screen.getByLabelText<HTMLInputElement>('Password')
    fireEvent.change(field(), { target: { value: 'secret12' } })
    expect(field().type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(field().type).toBe('text')
    expect(field().value).toBe('secret12')
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(field().type).toBe('password')
  })
})

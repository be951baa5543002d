import { render, screen } from '@testing-library/react'
import { Money } from './money.tsx'

describe('money', () => {
  it('marks a win with a plus and leaves a loss plain', () => {
    const { container, rerender } = render(<Money amount="฿10.00" gain />)
    expect(container.textContent).toBe('+฿10.00')
    rerender(<Money amount="−฿10.00" />)
    expect(container.textContent).toBe('−฿10.00')
  })

  it('shows asterisks that reveal nothing of the amount when it is hidden', () => {
    const { container } = render(<Money amount="฿1,234,567.89" masked maskedLabel="Balance hidden" />)
    expect(container.textContent).toBe('******')
    expect(screen.getByRole('img', { name: 'Balance hidden' })).toBeTruthy()
  })
})

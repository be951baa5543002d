import { render, screen } from '@testing-library/react'
import { Badge } from './badge.tsx'

describe('badge', () => {
  it('counts to 99 and says 99+ above it (SHL-24)', () => {
    const { rerender } = render(<Badge count={99} />)
    expect(screen.getByText('99')).toBeTruthy()
    rerender(<Badge count={100} />)
    expect(screen.getByText('99+')).toBeTruthy()
  })

  it('draws nothing when there is nothing unread', () => {
    const { container } = render(<Badge count={0} label="0 unread" />)
    expect(container.childElementCount).toBe(0)
  })
})

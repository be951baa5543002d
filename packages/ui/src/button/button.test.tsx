import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from './button.tsx'

describe('button', () => {
  it('takes one tap, and none while it waits for an answer', () => {
    const onClick = jest.fn()
    const { rerender } = render(<Button onClick={onClick}>Send</Button>)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    rerender(
      <Button onClick={onClick} busy>
        Send
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('sends no form while it waits for an answer', () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

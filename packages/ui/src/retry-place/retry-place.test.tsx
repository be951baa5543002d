import { fireEvent, render, screen } from '@testing-library/react'
import { RetryPlace } from './retry-place.tsx'

it('tries the place again when it is tapped', () => {
  const onRetry = jest.fn()
  render(<RetryPlace text="Loading failed, click to retry" onRetry={onRetry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Loading failed, click to retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

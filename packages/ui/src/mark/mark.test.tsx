import { fireEvent, render, screen } from '@testing-library/react'
import { Mark } from './mark.tsx'

it('leaves its place empty instead of a broken icon', () => {
  const { container } = render(<Mark src="/img/vendor/JL.svg" size={20} alt="JILI" />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  expect(container.firstElementChild?.getAttribute('data-size')).toBe('20')
})

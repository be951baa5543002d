import { render } from '@testing-library/react'
import { AnyIcon } from './any-icon.tsx'

test('an icon that a module brings is drawn from its file, of the size of the row and without words', () => {
  const { container } = render(<AnyIcon icon="/m/-/assets/missions/flag.1.svg" size={20} />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('width')).toBe('20')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelector('use')?.getAttribute('href')).toBe('/m/-/assets/missions/flag.1.svg#icon')
})

test("an icon of the kit needs no file of a module's", () => {
  const { container } = render(<AnyIcon icon="star" />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.querySelector('use')).toBeNull()
})

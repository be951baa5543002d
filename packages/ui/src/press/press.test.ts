import { createPress } from './create-press.ts'

const at = (target: Element, clientX = 0, clientY = 0) => ({
  target,
  isPrimary: true,
  button: 0,
  clientX,
  clientY,
})
const tile = document.createElement('div')
const held = jest.fn()
const press = createPress({ pressed: () => tile, onLong: held })
const isPressed = (): boolean => 'pressed' in tile.dataset

beforeEach(() => {
  jest.useFakeTimers()
  held.mockClear()
})
afterEach(() => {
  press.release()
  jest.runAllTimers()
  jest.useRealTimers()
})

it('is seen after 130 ms and for 100 ms after the finger has left (SHL-22)', () => {
  press.down(at(tile))
  jest.advanceTimersByTime(129)
  expect(isPressed()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(isPressed()).toBe(true)
  press.release()
  jest.advanceTimersByTime(99)
  expect(isPressed()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isPressed()).toBe(false)
})

it('is never seen on a tap that is shorter (SHL-22)', () => {
  press.down(at(tile))
  jest.advanceTimersByTime(129)
  press.release()
  jest.runAllTimers()
  expect(isPressed()).toBe(false)
  expect(press.swallows).toBe(false)
})

it('ends once the finger has moved more than 20 px, and its click means nothing (SHL-22)', () => {
  press.down(at(tile))
  jest.advanceTimersByTime(200)
  press.move({ clientX: 12, clientY: 16 })
  expect(press.swallows).toBe(false)
  expect(isPressed()).toBe(true)
  press.move({ clientX: 12, clientY: 17 })
  expect(press.swallows).toBe(true)
  jest.advanceTimersByTime(99)
  expect(isPressed()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isPressed()).toBe(false)
  jest.advanceTimersByTime(1_000)
  expect(isPressed()).toBe(false)
  expect(held).not.toHaveBeenCalled()
})

it('is long after 370 ms, and its click means nothing (SHL-22)', () => {
  press.down(at(tile))
  jest.advanceTimersByTime(369)
  expect(held).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(held).toHaveBeenCalledWith(tile)
  expect(press.swallows).toBe(true)
  press.down(at(tile))
  expect(press.swallows).toBe(false)
})

it('is no business of a second finger or of the mouse’s other button', () => {
  press.down({ ...at(tile), isPrimary: false })
  press.down({ ...at(tile), button: 2 })
  jest.advanceTimersByTime(1_000)
  expect(isPressed()).toBe(false)
  expect(held).not.toHaveBeenCalled()
})

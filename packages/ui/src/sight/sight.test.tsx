import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useNearScreen } from './use-near-screen.ts'
import { useOnScreen } from './use-on-screen.ts'

type Callback = (changes: readonly { isIntersecting: boolean }[]) => void
let notify: Callback = () => undefined
let stopped = 0
let margin: string | undefined

beforeEach(() => {
  stopped = 0
  globalThis.IntersectionObserver = class {
    constructor(callback: Callback, options?: IntersectionObserverInit) {
      notify = callback
      margin = options?.rootMargin
    }
    observe = (): void => undefined
    disconnect = (): void => void (stopped += 1)
  } as unknown as typeof IntersectionObserver // reason: what the hooks use of it
})
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))
const seen = (isIntersecting: boolean): void => act(() => notify([{ isIntersecting }]))

function Moving() {
  const ref = useRef<HTMLParagraphElement>(null)
  return <p ref={ref}>{useOnScreen(ref) ? 'moves' : 'rests'}</p>
}
function Later({ eager = false }: { readonly eager?: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null)
  return <p ref={ref}>{useNearScreen(ref, { ahead: '500px 0px', eager }) ? 'drawn' : 'held'}</p>
}

it('moves while it is in the view of a page in front, and rests otherwise', () => {
  render(<Moving />)
  expect(screen.getByText('rests')).toBeTruthy()
  seen(true)
  expect(screen.getByText('moves')).toBeTruthy()
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('rests')).toBeTruthy()
  Reflect.deleteProperty(document, 'visibilityState')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  seen(false)
  expect(screen.getByText('rests')).toBeTruthy()
})

it('is drawn once it comes near the screen and stays drawn, unobserved', () => {
  render(<Later />)
  expect(margin).toBe('500px 0px')
  seen(false)
  expect(screen.getByText('held')).toBeTruthy()
  seen(true)
  expect(screen.getByText('drawn')).toBeTruthy()
  expect(stopped).toBe(1)
})

it('is drawn at once where it is eager, and where the browser cannot observe', () => {
  const { unmount } = render(<Later eager />)
  expect(screen.getByText('drawn')).toBeTruthy()
  unmount()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  render(<Later />)
  expect(screen.getByText('drawn')).toBeTruthy()
})

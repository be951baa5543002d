import { startShell } from '#testing/start-shell.tsx'
import type { Overlay, PopupOverlay } from './overlay.ts'
import { withPopup } from './popup-rules.ts'

const none = () => null
beforeEach(() => {
  startShell({
    filled: { 'popup:login': none, 'popup:register': none, 'popup:forgot': none, 'popup:game': none },
  })
})

const popup = (name: string, params: PopupOverlay['params'] = {}): PopupOverlay => ({
  kind: 'popup',
  popup: name,
  params,
  path: '/m/home',
})
const names = (open: readonly Overlay[]): string[] =>
  open.map((one) => (one.kind === 'menu' ? 'menu' : one.popup))
const menu: Overlay = { kind: 'menu', path: '/m/home' }

test.each([
  [[], 'login', ['login']],
  [[menu], 'service', ['service']],
  [[popup('game')], 'login', ['game', 'login']],
  [[popup('login')], 'register', ['register']],
  [[popup('game'), popup('register')], 'login', ['game', 'login']],
  [[popup('login')], 'language', ['login', 'language']],
  [[popup('game'), popup('login')], 'game', ['game']],
  [[popup('game')], 'game', ['game']],
])('over %j, asking for %s shows %j (SHL-14)', (open, name, shown) => {
  expect(names(withPopup(open, popup(name)))).toEqual(shown)
})

test('login, register and forgot keep where the player was going, no other popup does (SHL-09)', () => {
  const going = popup('login', { next: '/m/withdraw', then: 'invite', title: 'x' })
  expect(withPopup([going], popup('register'))[0]).toMatchObject({
    params: { next: '/m/withdraw', then: 'invite' },
  })
  expect(withPopup([popup('game', { next: '/m/a' })], popup('game'))[0]).toMatchObject({ params: {} })
})

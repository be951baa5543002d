import { gameMenus } from '../contract/vendor.ts'
import { walletBalances } from '../contract/wallet.ts'
import { callQuery } from '../query.ts'
import { fakeWire, type WireAnswer } from '../testing/wire.ts'
import { startTestSite } from '../testing/test-site.ts'
import { logout, startSession } from './session.actions.ts'

const member = { token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }

/** Signs out and keeps the platform from answering until `answer` is called. */
function leave(): {
  readonly requests: () => string[]
  readonly answer: () => void
  readonly left: Promise<void>
} {
  let settle: (answer: WireAnswer) => void = () => undefined
  const calls = fakeWire({
    'GET /wps/wallets/gcs': new Promise<WireAnswer>(() => undefined),
    'GET /wps/game/menus': { value: [] },
    'DELETE /wps/session/logout': new Promise<WireAnswer>((resolve) => (settle = resolve)),
  })
  const requests = (): string[] =>
    calls.map(({ method, url, headers }) => [method, url, headers['Authorization'] ?? 'guest'].join(' '))
  return { requests, answer: () => settle({ value: {} }), left: logout() }
}

test('what a member was still waiting for is given up before the session ends (SHL-25)', async () => {
  const { queries } = startTestSite()
  startSession(member)
  fakeWire({ 'GET /wps/wallets/gcs': new Promise<WireAnswer>(() => undefined) })
  const waiting = queries.fetchQuery(callQuery(walletBalances))
  const { answer, left } = leave()
  await expect(waiting).rejects.toMatchObject({ revert: true })
  answer()
  await left
})

test('no call is made in the name of a member who is leaving: a member’s call is dropped, any other goes out afterwards as a guest’s (SHL-25)', async () => {
  const { queries } = startTestSite()
  startSession(member)
  const { requests: asked, answer, left } = leave()
  const signOut = 'DELETE /wps/session/logout Bearer t'
  while (asked().length === 0) await Promise.resolve()
  const dropped = queries.fetchQuery(callQuery(walletBalances))
  const menus = queries.fetchQuery(callQuery(gameMenus))
  await Promise.resolve()
  expect(asked()).toEqual([signOut])
  answer()
  await left
  await expect(dropped).rejects.toMatchObject({ silent: true })
  expect(await menus).toEqual([])
  expect(asked()).toEqual([signOut, 'GET /wps/game/menus?merchantCode=lotus&language=EN guest'])
})

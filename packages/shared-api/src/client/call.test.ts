import { listAnnouncements } from '../contract/announcement.ts'
import { endDevice, endOtherDevices } from '../contract/devices.ts'
import { favouriteGames, listGames } from '../contract/game.ts'
import { launchGame } from '../contract/launch.ts'
import { callQuery, pagedCallQuery } from '../query.ts'
import { startSession } from '../session/session.actions.ts'
import { startTestSite } from '../testing/test-site.ts'
import { fakeWire } from '../testing/wire.ts'
import { call } from './call.ts'

const member = {
  token: 'secret-half',
  merchantCode: 'lotus',
  userName: 'mali',
  type: 0,
  firstTimeLogin: false,
}
const refused = { status: 503, code: 'system_unavailable' }
const toasts = (site: ReturnType<typeof startTestSite>): unknown[] =>
  site.facts.filter(({ name }) => name === 'toastRequested').map(({ data }) => data)

test('a call carries what A7 names of who asks: merchant, platform, language, clientType, gateway; never the token (PLT-01)', async () => {
  startTestSite()
  startSession(member)
  const calls = fakeWire({ 'GET /wps/game/launchGame': { value: {} } })
  await call(launchGame, { query: { category: 'SLOT', vendor: 'JL', gameId: 'j 1', nodeId: '7' } })
  expect(calls.map(({ url }) => url)).toEqual([
    '/wps/game/launchGame?category=SLOT&gameId=j+1&nodeId=7&vendor=JL&merchant=lotus&language=EN&platform=html5&clientType=2&gateway=3',
  ])
  expect(calls[0]?.headers).toMatchObject({
    Merchant: 'lotus',
    Language: 'EN',
    Authorization: 'Bearer secret-half',
  })
  expect(JSON.stringify(calls.map(({ url }) => url))).not.toContain('secret-half')
})

test('what is carried is no part of the key an answer is kept by, and the order of a query does not matter (PLT-01)', () => {
  startTestSite()
  const [first] = callQuery(listGames, { query: { pageNo: 1, gameType: 'SLOT' } }).queryKey
  const [second] = callQuery(listGames, {
    query: { gameType: 'SLOT', pageNo: 1, vassalage: undefined },
  }).queryKey
  expect([first, second]).toEqual(Array(2).fill('/wps/game/list?gameType=SLOT&pageNo=1'))
})

test('whether an answer belongs to the member is what the contract says of the call, or a caller of a public one (SHL-25)', () => {
  startTestSite()
  const ofMember = [
    callQuery(listGames),
    pagedCallQuery(favouriteGames, 'pageNo'),
    callQuery(listAnnouncements, {}, { personal: true }),
  ].map(({ meta }) => meta?.['member'])
  expect(ofMember).toEqual([false, true, true])
})

test('parameters of a path are encoded', async () => {
  startTestSite()
  const calls = fakeWire({ 'DELETE /wps/session/devices/a%2Fb': { value: { ended: 1 } } })
  expect(await call(endDevice, { params: { id: 'a/b' } })).toEqual({ ended: 1 })
  expect(calls).toHaveLength(1)
})

describe('a failed call', () => {
  test('is said once in the player’s words where no other part says it (A8, B7)', async () => {
    const site = startTestSite({
      messages: { common: { 'error.system_unavailable': 'Not right now.' } },
    })
    fakeWire({ 'DELETE /wps/session/devices': refused })
    await expect(call(endOtherDevices)).rejects.toMatchObject({ code: 'system_unavailable' })
    expect(toasts(site)).toMatchObject([{ text: 'Not right now.', kind: 'error' }])
  })

  test('raises no alert when the contract calls it silent, nor when its caller says it in its own place (LOB-27)', async () => {
    const site = startTestSite()
    fakeWire({ 'DELETE /wps/session/devices': refused, 'GET /wps/game/list': refused })
    await expect(call(listGames)).rejects.toThrow()
    await expect(call(endOtherDevices, {}, { alert: 'own' })).rejects.toThrow()
    expect(toasts(site)).toEqual([])
  })

  test('says nothing of what was given up', async () => {
    const site = startTestSite()
    fakeWire({ 'DELETE /wps/session/devices': 'offline' })
    const left = new AbortController()
    left.abort()
    await expect(call(endOtherDevices, {}, { signal: left.signal })).rejects.toThrow()
    expect(toasts(site)).toEqual([])
  })
})

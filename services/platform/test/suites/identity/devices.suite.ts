import type { Rig } from '../../rig/rig.ts'
import { Browser } from '../../rig/people/browser.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { waitForSessionEnd, listenAs } from '../../rig/session-stream.ts'

const PASSWORD = 'Lotus-2026!'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

interface Device {
  id: string
  kind: string
  current: boolean
  browser: string | null
  system: string | null
  address: string
}

/** A member's devices, and how open pages learn of the end of their session (ACC-21, SHL-34). */
export function devicesSuite(rig: Rig): void {
  const enter = async (address: string, payload = {}, account = 'lotus.demo') => {
    const browser = new Browser(rig.caller, address)
    const answer = await browser.login(account, PASSWORD, payload)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return { browser, deviceToken: String(answer.body.value.deviceToken) }
  }
  const list = async (browser: Browser): Promise<Device[]> =>
    (await browser.get('/wps/session/devices')).body.value.list
  const listen = (browser: Browser) => listenAs(browser, rig.platform.url)
  /** What was written down of an account last, from where. */
  const lastWritten = async (account: string): Promise<unknown> => {
    const path = `/wps/operator/security/lotus?account=${account}&limit=1`
    const [{ address, kind }] = (await rig.caller.get(path, OPERATOR)).body.value.list
    return [kind, address]
  }

  it('lists sessions and remembered browsers in words a player knows, the address half hidden (ACC-21)', async () => {
    const browser = new Browser(rig.caller, '198.51.100.21')
    const headers = { 'User-Agent': PHONE }
    const signedIn = await rig.caller.login('lotus.agent', PASSWORD, {
      payload: { remember: true },
      headers: { ...browser.headers, ...headers },
    })
    browser.keep(signedIn.headers)
    browser.token = signedIn.body.value.token
    const [session, remembered] = await Promise.all(
      ['session', 'remembered'].map(async (kind) =>
        (await list(browser)).find((one) => one.kind === kind && one.current),
      ),
    )
    expect(session).toMatchObject({ browser: 'Chrome', system: 'Android', address: '198.51.100.*' })
    expect(remembered).toMatchObject({ browser: 'Chrome', system: 'Android', address: '198.51.100.*' })
  })

  it('ends one device, with its session and its token, and notifies its open pages at once (SHL-34)', async () => {
    const { browser: own } = await enter('198.51.100.22')
    const { browser: lost, deviceToken } = await enter('198.51.100.23', { remember: true })
    const stream = await listen(lost)
    const mine = await list(own)
    const theirs = (await list(lost)).find(({ current, kind }) => current && kind === 'session')
    expect(mine.find(({ id }) => id === theirs?.id)?.current).toBe(false)
    const ended = await own.call('DELETE', `/wps/session/devices/${theirs?.id}`)
    expect(ended.body.value).toEqual({ ended: 2 })
    expect(await lastWritten('lotus.demo')).toEqual(['device_ended', own.address])
    expect(await waitForSessionEnd(stream)).toEqual({ reason: 'revoked' })
    await stream.close()
    const after = await lost.get('/wps/session')
    expect([after.body.code, after.body.data]).toEqual(['session_ended', { reason: 'revoked' }])
    expect((await lost.login('lotus.demo', deviceToken, { remembered: true })).body.code).toBe('login_failed')
    expect((await own.get('/wps/session')).status).toBe(200)
  })

  it('ends no device of another member, and answers as for an unknown one', async () => {
    const { browser: demo } = await enter('198.51.100.24')
    const { browser: agent } = await enter('198.51.100.25', { remember: true }, 'lotus.agent')
    const [theirs] = await list(agent)
    for (const id of [theirs?.id, 'x', '00000000-0000-0000-0000-000000000000']) {
      const refused = await demo.call('DELETE', `/wps/session/devices/${id}`)
      expect([refused.status, refused.body.code]).toEqual([404, 'device_unknown'])
    }
    expect((await agent.get('/wps/session')).status).toBe(200)
  })

  it('ends all other devices and keeps this one, its token too', async () => {
    const { browser: own, deviceToken } = await enter('198.51.100.26', { remember: true })
    const { browser: otherBrowser, deviceToken: theirs } = await enter(
      '198.51.100.33',
      { remember: true },
      'lotus.agent',
    )
    const others = await Promise.all([enter('198.51.100.27', { remember: true }), enter('198.51.100.28')])
    const streams = await Promise.all(others.map(({ browser }) => listen(browser)))
    const answer = await own.call('DELETE', '/wps/session/devices')
    expect(answer.body.value.ended).toBeGreaterThanOrEqual(3)
    expect(await lastWritten('lotus.demo')).toEqual(['devices_ended', own.address])
    for (const stream of streams) {
      expect(await waitForSessionEnd(stream)).toEqual({ reason: 'revoked' })
      await stream.close()
    }
    expect((await list(own)).every(({ current }) => current)).toBe(true)
    expect((await own.login('lotus.demo', deviceToken, { remembered: true })).status).toBe(200)
    for (const { browser, deviceToken: token } of others) {
      expect((await browser.get('/wps/session')).body.data).toEqual({ reason: 'revoked' })
      const back = await browser.login('lotus.demo', token, { remembered: true })
      expect(back.body.code).toBe('login_failed')
    }
    // No other member’s.
    expect((await otherBrowser.get('/wps/session')).status).toBe(200)
    expect((await otherBrowser.login('lotus.agent', theirs, { remembered: true })).status).toBe(200)
  })

  it('notifies the other pages of a session that signs out, and leaves the member’s others', async () => {
    const { browser } = await enter('198.51.100.29')
    const { browser: other } = await enter('198.51.100.34')
    const stream = await listen(browser)
    await browser.call('DELETE', '/wps/session/logout')
    expect(await waitForSessionEnd(stream)).toEqual({ reason: 'logout' })
    await stream.close()
    expect((await other.get('/wps/session')).status).toBe(200)
  })

  it('says which contract offers wait for an answer, and nothing to those who have no contracts (SHL-31)', async () => {
    const contractRequestsOf = async (account: string, merchant = 'lotus', password = PASSWORD) => {
      const browser = new Browser(rig.caller, '198.51.100.32', merchant)
      await browser.login(account, password)
      return (await browser.get('/wps/agent/contracts/requests')).body.value
    }
    expect(await contractRequestsOf('lotus.agent')).toEqual({
      dailysalreqtype: 1,
      divtypecompperiodreq: 2,
      contracthoursalreq: 0,
    })
    expect(await contractRequestsOf('coral.agent', 'coral', 'Coral-2026!')).toEqual({
      dailysalreqtype: 0,
      divtypecompperiodreq: 0,
      contracthoursalreq: 3,
    })
    const none = { dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0 }
    expect(await contractRequestsOf('lotus.demo')).toEqual(none)
    expect(await contractRequestsOf('lotus.trial')).toEqual(none)
  })
}

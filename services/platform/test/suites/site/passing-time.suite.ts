import type { Rig } from '../../rig/rig.ts'
import { codeOf } from '../../rig/caller.ts'
import { Browser } from '../../rig/people/browser.ts'
import { waitForSessionEnd, listenAs } from '../../rig/session-stream.ts'
import { OPERATOR } from '../../rig/operator.ts'

const PASSWORD = 'Lotus-2026!'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A page opens its stream so long before its session ends. */
const SPARE_MS = 5_000

/** What ends by itself; the clock goes forward from test to test and does not come back. */
export function passingTimeSuite(rig: Rig): void {
  const browser = (address: string) => new Browser(rig.caller, address)
  const enter = async (address: string): Promise<Browser> => {
    const here = browser(address)
    const answer = await here.login('lotus.demo', PASSWORD)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return here
  }
  const listen = (browser: Browser) => listenAs(browser, rig.platform.url)

  it('notifies a page when its session runs out, and no sooner when it was renewed (SHL-34)', async () => {
    const begun = Date.now()
    const left = await enter('198.51.100.30')
    await rig.moveClock(HOUR_MS)
    const renewed = await enter('198.51.100.31')
    await rig.moveClock(2 * HOUR_MS - (Date.now() - begun) - SPARE_MS)
    const again = (browser: Browser) => {
      const next = new Browser(rig.caller, browser.address)
      for (const name of ['MC_SID', 'MC_BROWSER']) next.setCookie(name, browser.cookie(name) ?? '')
      next.token = browser.token
      return next
    }
    const streams = await Promise.all([left, renewed].map((browser) => listen(again(browser))))
    const [first, second] = streams
    if (!first || !second) throw new Error('no stream')
    expect(await waitForSessionEnd(first)).toEqual({ reason: 'expired' })
    const other = await Promise.race([waitForSessionEnd(second), first.close().then(() => 'nothing')])
    expect(other).toBe('nothing')
    const ended = await again(left).get('/wps/session')
    expect(ended.body.data).toEqual({ reason: 'expired' })
    await second.close()
  })

  it('ends a device token that is not used for ninety days, and one that is shown again long after', async () => {
    const [idle, copied] = [browser('198.51.100.10'), browser('198.51.100.11')]
    const idleToken = (await idle.login('lotus.new', PASSWORD, { remember: true })).body.value.deviceToken
    const copy = (await copied.login('lotus.demo', PASSWORD, { remember: true })).body.value.deviceToken
    const next = (await copied.login('lotus.demo', copy, { remembered: true })).body.value.deviceToken
    await rig.moveClock(DAY_MS)
    const here = (known: Browser) => Object.assign(new Browser(rig.caller, known.address), {})
    const later = here(copied)
    for (const name of ['MC_BROWSER', 'MC_SID']) later.setCookie(name, copied.cookie(name) ?? '')
    expect((await later.login('lotus.demo', copy, { remembered: true })).body.code).toBe('login_failed')
    // A copy was used: the token that followed it is invalid too.
    expect((await later.login('lotus.demo', next, { remembered: true })).body.code).toBe('login_failed')
    const events = await rig.caller.get('/wps/operator/security/lotus?kind=device_token_reused', OPERATOR)
    expect(events.body.value.list).toHaveLength(1)
    await rig.moveClock(91 * DAY_MS)
    const old = here(idle)
    old.setCookie('MC_BROWSER', idle.cookie('MC_BROWSER') ?? '')
    expect((await old.login('lotus.new', idleToken, { remembered: true })).body.code).toBe('login_failed')
  })

  it('keys change every week; a body sealed under the one before is read for another day (ACC-05)', async () => {
    const begin = 100 * DAY_MS
    await rig.moveClock(begin)
    const old = await rig.caller.keys()
    await rig.moveClock(begin + 7.5 * DAY_MS)
    const current = await rig.caller.keys()
    const kids = ({ keys }: typeof old) => keys.map(({ kid }) => kid)
    expect(kids(current).filter((kid) => kids(old).includes(kid))).toEqual([])
    const late = { ...old, now: current.now }
    expect((await rig.caller.login('lotus.demo', PASSWORD, { keys: late })).status).toBe(200)
    await rig.moveClock(begin + 8.5 * DAY_MS)
    const now = (await rig.caller.keys()).now
    const tooLate = await rig.caller.login('lotus.demo', PASSWORD, { keys: { ...old, now } })
    expect(codeOf(tooLate)).toBe('encryption_key_unknown')
  })
}

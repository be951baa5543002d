import type { Rig } from '../../rig/rig.ts'
import { startTrial } from '../../rig/outside/play.ts'

/** Play money without an account (ACC-09). */
export function trialSuite(rig: Rig): void {
  it('gives a browser one trial account, and an address not too many (ACC-09)', async () => {
    const start = (address: string, cookie?: string) => startTrial(rig, address, cookie)
    const one = await start('203.0.113.8')
    const key = /MC_TRIAL=[^;]+/.exec(one.headers.get('set-cookie') ?? '')?.[0]
    expect(one.body.value).toMatchObject({ type: 4, result: 1, userName: one.body.value.trialUser })
    const again = await start('203.0.113.8', key)
    expect(again.body.value.userName).toBe(one.body.value.userName)
    const answer = await rig.caller.get('/wps/member/trialuser', {
      headers: { 'X-Forwarded-For': '203.0.113.8', Cookie: key ?? '' },
    })
    expect(answer.body.value).toMatchObject({ trialUser: one.body.value.userName, type: 4 })
    const answers = await Promise.all(Array.from({ length: 62 }, () => start('203.0.113.9')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body.code).toBe('too_many_requests')
    // The browser's own account begins no more than sixty times an hour, from wherever; two of them were above.
    const more = await Promise.all(Array.from({ length: 60 }, (_, i) => start(`203.0.113.${100 + i}`, key)))
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
    const last = await start('203.0.113.8', key)
    expect([last.status, last.body.code]).toEqual([429, 'too_many_requests'])
    expect((await start('203.0.113.10')).status).toBe(200)
  })
}

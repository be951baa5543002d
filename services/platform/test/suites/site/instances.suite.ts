import type { Rig } from '../../rig/rig.ts'
import { Caller } from '../../rig/caller.ts'
import { OPERATOR_TOKEN, startPlatform } from '../../rig/process/platform-process.ts'

/** Several platforms on one PostgreSQL. */
export function instancesSuite(rig: Rig): void {
  it('share nothing but the database: sessions and switches of one hold on all', async () => {
    const [second, third] = await Promise.all([startPlatform(rig.place), startPlatform(rig.place)])
    const others = [new Caller(second.url, second.operatorUrl), new Caller(third.url)] as const
    const demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    const wallets = await rig.caller.get('/wps/wallets/gcs', { credential: demo })
    const switched = await rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
      merchant: '',
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: { flags: { PTSYS3: 0 } },
    })
    expect(switched.status).toBe(200)
    for (const other of others) {
      expect((await other.get('/wps/wallets/gcs', { credential: demo })).body.value).toEqual(
        wallets.body.value,
      )
      expect((await other.get('/wps/system/whitelabel')).body.value.PTSYS3).toBe(0)
    }
    const elsewhere = await others[0].credential('lotus.agent', 'Lotus-2026!')
    await others[1].call('DELETE', '/wps/session/logout', { credential: elsewhere })
    const ended = await rig.caller.get('/wps/session', { credential: elsewhere })
    expect(ended.body.code).toBe('session_ended')
    expect(await Promise.all([second.stop(), third.stop()])).toEqual([0, 0])
  })
}

import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'
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

  it('hold lists in memory, and show what another program wrote as soon as it is written (PLT-07)', async () => {
    const other = await startPlatform(rig.place)
    const copies = [rig.caller, new Caller(other.url)] as const
    const names = async (caller: Caller): Promise<string[]> =>
      (await caller.get('/wps/game/hot?limit=3')).body.value.list.map(
        ({ displayName }: { displayName: string }) => displayName,
      )
    const before = await Promise.all(copies.map(names))
    expect(before[0]).toEqual(before[1])
    const client = new pg.Client({ connectionString: rig.place.databaseUrl })
    await client.connect()
    // By name: the first hot game is called otherwise from now on.
    await client.query(
      `update games set names = jsonb_set(names, '{EN}', '"Renamed directly"') where names->>'EN' = $1`,
      [before[0]?.[0]],
    )
    await client.end()
    for (const copy of copies)
      await until(async () => (await names(copy)).find((name) => name === 'Renamed directly'), 'the new name')
    expect(await other.stop()).toBe(0)
  })
}

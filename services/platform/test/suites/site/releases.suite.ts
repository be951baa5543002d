import type { ReleaseMove } from '@site/shared-api/contract/release'
import pg from 'pg'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import type { DeliveryBeside } from '../../rig/outside/delivery.ts'
import { codeShown } from '../../rig/people/authenticator.ts'
import { addOperator } from '../../rig/people/local-owner.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const RELEASES = '/wps/operator/releases'
const V = (digit: number): string => `1.0.0-0000000${digit}`

/** Who has which release, at the admin listener: answered and changed by delivery, written down here. */
export function releasesSuite(rig: Rig, delivery: DeliveryBeside): void {
  const move = (moveInput: ReleaseMove, about: object = {}, headers = OPERATOR.headers): Promise<Answer> =>
    rig.caller.call('POST', `${RELEASES}/lobby/move`, {
      merchant: '',
      headers,
      body: { move: moveInput, why: 'search finds nothing', ...about },
    })
  const audit = async (): Promise<Record<string, unknown>[]> =>
    (await rig.caller.get('/wps/operator/audit', OPERATOR)).body.value.list
  const releaseLines = async () =>
    (await audit()).filter(({ action }) => String(action).startsWith('release.'))

  it('are listed for operators who may look, a module with all its releases (MOD-06, PLT-05)', async () => {
    const list = (await rig.caller.get(RELEASES, OPERATOR)).body.value.list
    expect(list.map(({ module }: { module: string }) => module)).toEqual(['shell', 'lobby'])
    const lobby = (await rig.caller.get(`${RELEASES}/lobby`, OPERATOR)).body.value
    expect(lobby).toMatchObject({ live: { version: V(1) }, canary: null })
    expect(lobby.versions.map(({ version }: { version: string }) => version).toSorted()).toEqual([V(1), V(2)])
    expect(codeOf(await rig.caller.get(`${RELEASES}/nothing`, OPERATOR))).toBe('not_found')
  })

  it('are changed by who may, and the log names actor, reason, before and after (PLT-05)', async () => {
    const made = await move({ did: 'canary', version: V(2), percent: 10 })
    expect([made.status, made.body.value.undo.command]).toEqual([200, 'npm run canary -- lobby --stop'])
    expect((await audit())[0]).toMatchObject({
      actor: 'local',
      action: 'release.canary',
      subject: 'lobby',
      detail: {
        why: 'search finds nothing',
        move: { did: 'canary', version: V(2), percent: 10 },
        before: { live: { version: V(1) }, canary: null },
        after: { live: { version: V(1) }, canary: { version: V(2), percent: 10 } },
      },
    })
    expect(delivery.registry.pointer('lobby')?.changes?.[0]).toMatchObject({
      who: 'local',
      why: 'search finds nothing',
    })
    await move({ did: 'stop' })
  })

  it('that cannot be so are refused with the reason, and nothing is written down', async () => {
    const lines = (await releaseLines()).length
    const refused = await move({ did: 'promote' })
    expect([refused.status, refused.body.code]).toEqual([409, 'release_refused'])
    expect(refused.body).toMatchObject({ message: expect.stringContaining('has no canary') })
    expect(codeOf(await move({ did: 'rollback' }, { why: ' ' }))).toBe('invalid_input')
    expect((await releaseLines()).length).toBe(lines)
  })

  it('cannot be changed without the right, only viewed', async () => {
    const { name, password, otpauth } = await addOperator(rig, 'vera', 'reader')
    const signedIn = await rig.caller.call('POST', '/wps/operator/session', {
      merchant: '',
      body: { name, password, code: codeShown(otpauth) },
    })
    const headers = {
      Authorization: `Bearer ${String(signedIn.body.value.token)}`,
      Cookie: /OP_SID=[^;]+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? '',
    }
    expect((await rig.caller.get(RELEASES, { merchant: '', headers })).status).toBe(200)
    expect(codeOf(await move({ did: 'rollback', to: V(2) }, {}, headers))).toBe('feature_unavailable')
    expect(codeOf(await move({ did: 'rollback', to: V(2) }, {}, { Authorization: 'Bearer unknown' }))).toBe(
      'operator_token_required',
    )
    expect(delivery.registry.live('lobby')?.version).toBe(V(1))
  })

  it('of two operators in one second stand in the log in the order in which they were made', async () => {
    await Promise.all([
      move({ did: 'release', version: V(2) }),
      move({ did: 'pin', version: V(1), brand: 'coral' }),
      move({ did: 'pin', version: V(2), brand: 'lotus' }),
    ])
    const written = (await releaseLines()).slice(0, 3).map(({ action, detail }) => ({ action, detail }))
    const made = delivery.registry.pointer('lobby')?.changes?.slice(0, 3) ?? []
    expect(written.map(({ action }) => action)).toEqual(made.map(({ did }) => `release.${did}`))
    expect(delivery.registry.pointer('lobby')?.pins).toEqual({ coral: V(1), lotus: V(2) })
    for (const moveInput of [
      { did: 'unpin', brand: 'coral' },
      { did: 'unpin', brand: 'lotus' },
      { did: 'rollback', to: V(1) },
    ] as const)
      expect((await move(moveInput)).status).toBe(200)
  })

  it('are not changed while delivery is away: that is said at once, nothing is written down, other calls go on', async () => {
    const lines = (await releaseLines()).length
    await delivery.stop()
    const refused = await move({ did: 'release', version: V(2) })
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([
      503,
      'system_unavailable',
      'CONTROL_URL',
    ])
    expect((await rig.caller.get('/wps/system/status')).status).toBe(200)
    expect((await releaseLines()).length).toBe(lines)
    await delivery.start()
    expect((await move({ did: 'release', version: V(2) })).status).toBe(200)
    await move({ did: 'rollback', to: V(1) })
  })

  it('that the database cannot write down after delivery has made them stand in the log a moment later, once, with who, when and why (PLT-05, MOD-06)', async () => {
    const url = rig.place.databaseUrl
    // Where the test reaches the tables, and can make a commit fail.
    if (url === undefined) return
    const pool = new pg.Pool({ connectionString: url })
    await pool.query(
      `create function no_commit() returns trigger language plpgsql as 'begin raise exception ''no commit''; end'`,
    )
    await pool.query(
      `create constraint trigger no_commit after insert on audit_log deferrable initially deferred
        for each row when (new.action like 'release.%') execute function no_commit()`,
    )
    const lines = (await releaseLines()).length
    const failed = await move({ did: 'pin', version: V(2), brand: 'lotus' }, { why: 'their campaign' })
    expect([failed.status, delivery.registry.pointer('lobby')?.pins]).toEqual([500, { lotus: V(2) }])
    expect((await releaseLines()).length).toBe(lines)
    // A refused move leaves no pending entry.
    expect((await move({ did: 'promote' })).status).toBe(409)
    await pool.query('drop trigger no_commit on audit_log')
    await pool.end()
    await rig.moveClock(60_000)
    await until(async () => ((await releaseLines()).length > lines ? true : undefined), 'the pending entry')
    await rig.moveClock(0)
    expect((await move({ did: 'unpin', brand: 'lotus' })).status).toBe(200)
    const [unpinned, late, ...before] = await releaseLines()
    expect([unpinned?.['action'], before.length]).toEqual(['release.unpin', lines])
    expect(late).toMatchObject({
      actor: 'local',
      action: 'release.pin',
      subject: 'lobby',
      detail: {
        why: 'their campaign',
        move: { did: 'pin', brand: 'lotus' },
        version: V(2),
        writtenLater: true,
      },
    })
  })
}

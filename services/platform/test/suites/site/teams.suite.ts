import { finishedBuild } from '@site/delivery/testing/finished-build'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import type { DeliveryBeside } from '../../rig/outside/delivery.ts'
import { Team } from '../../rig/outside/team.ts'
import { INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const TEAMS = '/wps/operator/teams'
const V = (digit: number): string => `1.0.0-0000000${digit}`

/** Teams release the modules that are theirs, signed with a key that they alone have; operators say who they are. */
export function teamsSuite(rig: Rig, delivery: DeliveryBeside): void {
  const asOwner = (method: string, path: string, body?: unknown): Promise<Answer> =>
    rig.caller.call(method, path, { ...OPERATOR, body })
  const audit = async () => (await rig.caller.get('/wps/operator/audit', OPERATOR)).body.value.list
  const build = (module: string, digit: string, more: object = {}) =>
    finishedBuild(delivery.folder, module, digit, more)
  let lobby: Team

  beforeAll(async () => {
    lobby = new Team(rig)
    const added = await asOwner('POST', TEAMS, {
      name: 'lobby-team',
      modules: ['lobby'],
      key: lobby.publicKey,
    })
    expect(added.status).toBe(200)
    const made = await asOwner('POST', `${TEAMS}/lobby-team/tokens`, { label: 'builds', days: 30 })
    lobby.carry(String(made.body.value.token))
  })

  it('are listed with their keys and tokens, never with what is shown once, and every change names who made it (PLT-05)', async () => {
    const { list } = (await rig.caller.get(TEAMS, OPERATOR)).body.value
    expect(list).toEqual([
      expect.objectContaining({
        name: 'lobby-team',
        modules: ['lobby'],
        closed: false,
        tokens: [expect.objectContaining({ label: 'builds' })],
      }),
    ])
    const token = String(lobby.headers['Authorization']).slice('Bearer '.length)
    expect(JSON.stringify([list, await audit(), rig.platform.log()])).not.toContain(token)
    expect((await audit()).slice(0, 2)).toEqual([
      expect.objectContaining({ actor: 'local', action: 'team.token_made', subject: 'lobby-team' }),
      expect.objectContaining({ actor: 'local', action: 'team.added', subject: 'lobby-team' }),
    ])
  })

  it.each<[string, () => object, string, string]>([
    ['a private key', () => ({ key: new Team(rig).privateKey }), 'invalid_input', 'key'],
    ['no key at all', () => ({ key: 'ssh-ed25519 AAAA' }), 'invalid_input', 'key'],
    ['the key of another', () => ({ key: lobby.publicKey }), 'username_taken', 'key'],
    ['a name that is given', () => ({ name: 'lobby-team' }), 'username_taken', 'name'],
    ['no module', () => ({ modules: [] }), 'invalid_input', 'modules'],
  ])('are not added with %s', async (_what, wrong, code, field) => {
    const { publicKey: key } = new Team(rig)
    const answer = await asOwner('POST', TEAMS, { name: 'other-team', modules: ['account'], key, ...wrong() })
    expect([codeOf(answer), answer.body.field]).toEqual([code, field])
    expect((await rig.caller.get(TEAMS, OPERATOR)).body.value.list).toHaveLength(1)
  })

  it('release their module: signed, looked at, a canary at once, and the log names the team (MOD-06, MOD-01)', async () => {
    const done = await lobby.release(build('lobby', '3'), { did: 'canary', percent: 10 })
    expect([done.status, done.body.value.version]).toEqual([200, V(3)])
    expect(done.body.value.made.undo.command).toBe('npm run canary -- lobby --stop')
    expect((await audit()).slice(0, 2)).toEqual([
      expect.objectContaining({ actor: 'team lobby-team', action: 'release.canary', subject: 'lobby' }),
      expect.objectContaining({
        actor: 'team lobby-team',
        action: 'release.laid',
        detail: expect.objectContaining({
          version: V(3),
          why: 'new filters',
          signer: { team: 'lobby-team', fingerprint: expect.any(String) },
          token: 'builds',
        }),
      }),
    ])
    const { versions } = (await lobby.call('GET', '/wps/operator/releases/lobby')).body.value
    const signers = versions.map(
      ({ version, signer }: { version: string; signer: { team: string } | null }) => [version, signer?.team],
    )
    expect(signers).toEqual(
      expect.arrayContaining([
        [V(3), 'lobby-team'],
        [V(1), undefined],
      ]),
    )
    const stopped = await lobby.call('POST', '/wps/operator/releases/lobby/move', {
      move: { did: 'stop' },
      why: 'seen',
    })
    expect(stopped.status).toBe(200)
  })

  it('touch nothing that is another’s: no release, no move, no other call of operators (MOD-01, PLT-05)', async () => {
    const refused = await lobby.begin(build('account', '1'))
    expect([codeOf(refused), refused.body.field]).toEqual(['feature_unavailable', 'module'])
    const moved = await lobby.call('POST', '/wps/operator/releases/shell/move', {
      move: { did: 'rollback' },
      why: 'no',
    })
    expect(codeOf(moved)).toBe('feature_unavailable')
    for (const [method, path] of [
      ['GET', TEAMS],
      ['GET', '/wps/operator/audit'],
      ['GET', '/wps/operator/session'],
      ['PATCH', '/wps/operator/brands/lotus'],
    ] as const)
      expect([path, codeOf(await lobby.call(method, path, method === 'PATCH' ? {} : undefined))]).toEqual([
        path,
        'operator_token_required',
      ])
  })

  it('see how their modules did in the field, and nothing of others (MOD-11)', async () => {
    const about = { brand: 'lotus', route: 'home', version: V(1), composition: '', bucket: 0, count: 3 }
    const counts = ['lobby', 'account'].map((module) => ({ ...about, module, metric: 'visit' }))
    const headers = { Authorization: `Bearer ${INTERNAL_TOKEN}` }
    await rig.caller.call('POST', '/wps/internal/field', { merchant: '', headers, body: { counts } })
    const { body } = await lobby.call('GET', '/wps/operator/field')
    expect(body.value.rows).toEqual([expect.objectContaining({ module: 'lobby', visits: 3 })])
    expect(codeOf(await lobby.call('GET', '/wps/operator/field?module=account'))).toBe('feature_unavailable')
  })

  it('cannot sign with another key, nor can a description be changed after it was signed (MOD-06)', async () => {
    const stranger = new Team(rig)
    stranger.headers = lobby.headers
    const [release, dist] = build('lobby', '4')
    const changed = { signature: lobby.signature(JSON.stringify({ ...release, createdAt: 'later' })) }
    for (const wrong of [
      await stranger.begin([release, dist]),
      await lobby.begin([release, dist], changed),
      await lobby.begin([release, dist], { signature: undefined }),
      await lobby.begin([release, dist], { signature: 'x' }),
    ])
      expect([codeOf(wrong), wrong.body.field]).toEqual(['signature_invalid', 'signature'])
    // An operator may send it, and signs nothing by that.
    stranger.headers = OPERATOR.headers
    expect(codeOf(await stranger.begin([release, dist], { signature: undefined }))).toBe('signature_invalid')
    expect((await lobby.begin([release, dist])).status).toBe(200)
  })

  it('need not be for a module that no team has: an operator sends it, and it is shown as unsigned', async () => {
    const owner = new Team(rig)
    owner.headers = OPERATOR.headers
    const done = await owner.release(build('account', '2'), { did: 'release' }, { signature: undefined })
    expect([done.status, done.body.value.made.before]).toEqual([200, null])
    const { live, versions } = (await owner.call('GET', '/wps/operator/releases/account')).body.value
    expect([live.version, versions[0].signer]).toEqual([V(2), null])
  })

  it('get the brand by which a release was refused, and it cannot be chosen (MOD-06)', async () => {
    const server = `exports.exposes = { draw(plan) { if (plan.brand.merchant === 'coral') throw new Error('no peso') } }`
    const refused = await lobby.release(build('lobby', '5', { server }), { did: 'release' })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'release_refused'])
    expect(refused.body).toMatchObject({ message: expect.stringContaining('coral, EN: lobby') })
    expect(delivery.registry.versions('lobby')).not.toContain(V(5))
    expect(delivery.registry.live('lobby')?.version).toBe(V(1))
  })

  it('have a next key beside the previous one, and nothing more by one that has ended', async () => {
    const next = new Team(rig)
    next.headers = lobby.headers
    const { keys } = (await asOwner('PATCH', `${TEAMS}/lobby-team`, { addKey: next.publicKey })).body.value
    expect(keys).toHaveLength(2)
    await asOwner('PATCH', `${TEAMS}/lobby-team`, { endKey: keys[0].fingerprint })
    expect(codeOf(await lobby.begin(build('lobby', '6')))).toBe('signature_invalid')
    expect((await next.begin(build('lobby', '6'))).status).toBe(200)
    expect(codeOf(await asOwner('PATCH', `${TEAMS}/lobby-team`, { endKey: 'none' }))).toBe('not_found')
  })

  it('are let in by no token that has ended, nor when they are closed', async () => {
    const made = await asOwner('POST', `${TEAMS}/lobby-team/tokens`, { label: 'laptop', days: 1 })
    const laptop = new Team(rig).carry(String(made.body.value.token))
    const look = async (team: Team) => codeOf(await team.call('GET', '/wps/operator/releases'))
    expect(await look(laptop)).toBe('200')
    await asOwner('DELETE', `${TEAMS}/lobby-team/tokens/${String(made.body.value.id)}`)
    expect([await look(laptop), await look(lobby)]).toEqual(['operator_token_required', '200'])
    await asOwner('PATCH', `${TEAMS}/lobby-team`, { closed: true })
    expect(await look(lobby)).toBe('operator_token_required')
    await asOwner('PATCH', `${TEAMS}/lobby-team`, { closed: false })
    expect(await look(lobby)).toBe('operator_token_required')
  })
}

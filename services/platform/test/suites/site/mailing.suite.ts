import { randomUUID } from 'node:crypto'
import { codeOf, type Answer, type Credential } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const letter = (EN: string) => ({
  title: { EN, TY: `ไทย ${EN}` },
  content: { EN: `<p>${EN}!</p>`, TY: `<p>ไทย ${EN}!</p>` },
})

/** Messages of operators to one, a segment or all (PLT-09, CON-07). */
export function mailingSuite(rig: Rig): void {
  const owner = new Editor(rig)
  const members: Record<string, Credential> = {}
  beforeAll(async () => {
    for (const name of ['demo', 'agent', 'new'])
      members[name] = await rig.caller.credential(`lotus.${name}`, 'Lotus-2026!')
  })
  const send = (body: object, by = owner): Promise<Answer> =>
    by.call('POST', 'mailings/lotus', {
      id: randomUUID(),
      audience: { to: 'all' },
      ...letter('News'),
      ...body,
    })
  const check = (audience: object): Promise<Answer> =>
    owner.call('POST', 'mailings/lotus/check', { audience, ...letter('Check') })
  const stateOf = async (id: string) => {
    const { list } = (await owner.call('GET', 'mailings/lotus')).body.value
    return list.find((one: { id: string }) => one.id === id)
  }
  const arrived = (id: string) =>
    until(
      async () => ((await stateOf(id)).state === 'sent' ? await stateOf(id) : undefined),
      'a sent message',
    )
  const titles = async (name: string, language = 'EN'): Promise<string[]> =>
    (await rig.caller.get('/wps/mail', { credential: members[name], language })).body.value.list.map(
      ({ title }: { title: string }) => title,
    )
  const has = async (title: string) =>
    (
      await Promise.all(['demo', 'agent', 'new'].map(async (name) => (await titles(name)).includes(title)))
    ).map(Number)

  it('reaches one member by name, in the language that is read, once for each id (PLT-09)', async () => {
    const id = randomUUID()
    const body = { id, audience: { to: 'one', account: 'LOTUS.Demo' }, ...letter('For you') }
    const [first, again] = await Promise.all([send(body), send(body)])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await arrived(id)).toMatchObject({ delivered: 1, read: 0, createdBy: 'local' })
    expect(await has('For you')).toEqual([1, 0, 0])
    expect((await titles('demo', 'TY'))[0]).toBe('ไทย For you')
    expect((await titles('demo')).filter((title) => title === 'For you')).toHaveLength(1)
    // The same id for something else: another text, other people, another time.
    const later = new Date(Date.now() + 3_600_000).toISOString()
    for (const other of [letter('For others'), { audience: { to: 'all' } }, { at: later }]) {
      const refused = await send({ ...body, ...other })
      expect([refused.status, codeOf(refused), refused.body.field]).toEqual([
        409,
        'transaction_conflict',
        'id',
      ])
    }
    expect(await stateOf(id)).toMatchObject({ title: { EN: 'For you' }, delivered: 1 })
    const unknownMember = await send({ audience: { to: 'one', account: 'lotus.unknown' } })
    expect([unknownMember.status, codeOf(unknownMember)]).toEqual([404, 'member_unknown'])
    // Play accounts have no messages.
    expect(codeOf(await send({ audience: { to: 'one', account: 'lotus.trial' } }))).toBe('member_unknown')
  })

  it('counts before it is sent whom it would reach: by type, time, level and balance (PLT-09)', async () => {
    const count = async (audience: object): Promise<number> => (await check(audience)).body.value.count
    const all = await count({ to: 'all' })
    const segment = (rules: object): Promise<number> => count({ to: 'segment', ...rules })
    expect(all).toBeGreaterThanOrEqual(4)
    expect(await segment({})).toBe(all)
    // The example agent, and two of the team.
    expect(await segment({ types: [1] })).toBe(3)
    const now = new Date().toISOString()
    expect(await segment({ joinedSince: now })).toBe(0)
    expect(await segment({ joinedBefore: now })).toBe(all)
    const seen = await segment({ seenSince: new Date(Date.now() - 60 * 60_000).toISOString() })
    const notSeen = await segment({ notSeenSince: new Date(Date.now() - 60 * 60_000).toISOString() })
    expect([seen, seen + notSeen]).toEqual([3, all])
    // 12,345.67, 86,400.50 and nothing.
    expect(await segment({ balanceFrom: '12345.67' })).toBe(2)
    expect(await segment({ balanceFrom: '12345.68' })).toBe(1)
    // One of the second level, one of the third, the others of none.
    const levels = await Promise.all([0, 2, 3, 4].map((vipFrom) => segment({ vipFrom })))
    expect(levels).toEqual([all, 2, 1, 0])
    const odd = await check({ to: 'segment', balanceFrom: '1.234' })
    expect([odd.status, odd.body.field]).toEqual([400, 'audience.balanceFrom'])
  })

  it('reaches a segment alone, is counted as it is read, and leaves those who have not when it is taken back (PLT-09)', async () => {
    const id = randomUUID()
    await send({ id, audience: { to: 'segment', balanceFrom: '100.00' }, ...letter('Rich') })
    expect(await arrived(id)).toMatchObject({ delivered: 2, read: 0 })
    expect(await has('Rich')).toEqual([1, 1, 0])
    const list = (await rig.caller.get('/wps/mail', { credential: members['demo'] })).body.value.list
    const mail = list.find(({ title }: { title: string }) => title === 'Rich')
    await rig.caller.call('POST', `/wps/mail/${mail.id}/read`, { credential: members['demo'] })
    expect(await stateOf(id)).toMatchObject({ delivered: 2, read: 1 })
    const unreadOf = async (name: string): Promise<number> =>
      (await rig.caller.get('/wps/inbox/unread', { credential: members[name] })).body.value.count
    const before = await unreadOf('agent')
    const back = await owner.call('POST', `mailings/lotus/${id}/take-back`)
    expect(back.body.value).toMatchObject({ state: 'taken-back', takenBackBy: 'local' })
    expect(await has('Rich')).toEqual([1, 0, 0])
    expect(await unreadOf('agent')).toBe(before - 1)
    const audit = (await owner.call('GET', `audit?subject=lotus.${id}`)).body.value.list
    expect(audit.map(({ action }: { action: string }) => action)).toEqual([
      'mailing.taken-back',
      'mailing.sent',
    ])
    expect(codeOf(await owner.call('POST', `mailings/coral/${id}/take-back`))).toBe('mailing_unknown')
  })

  it('is judged as all that operators write: both languages, no markup that runs, by the role (CON-10, PLT-05)', async () => {
    const silent = await send({ title: { EN: 'Only English', TY: '' } })
    expect([silent.status, codeOf(silent), silent.body.field]).toEqual([400, 'invalid_input', 'title.TY'])
    const empty = await send({ content: { EN: '<p>  </p>', TY: '<p>ไทย</p>' } })
    expect([empty.status, empty.body.field]).toEqual([400, 'content.EN'])
    const evil = '<p onclick="x()">Hi</p><script>x()</script><img src=x onerror=x()>'
    const looked = await owner.call('POST', 'mailings/lotus/check', {
      audience: { to: 'all' },
      title: letter('x').title,
      content: { EN: evil, TY: evil },
    })
    expect(looked.body.value.content.EN).toBe('<p>Hi</p>')
    const elsewhere = { EN: '<p>See <img src="https://elsewhere.example/a.png"></p>', TY: '<p>ไทย</p>' }
    expect(codeOf(await send({ content: elsewhere }))).toBe('picture_elsewhere')
    const [support, editor] = [
      await Editor.signedIn(rig, 'mailing-support', 'support'),
      await Editor.signedIn(rig, 'mailing-editor', 'editor'),
    ]
    const one = { audience: { to: 'one', account: 'lotus.demo' } }
    expect((await send(one, support)).status).toBe(200)
    expect(codeOf(await send({}, support))).toBe('feature_unavailable')
    expect((await send({}, editor)).status).toBe(200)
    expect(codeOf(await send(one, editor))).toBe('feature_unavailable')
    expect(
      codeOf(
        await owner.call('POST', 'mailings/unknown', {
          id: randomUUID(),
          audience: { to: 'all' },
          ...letter('x'),
        }),
      ),
    ).toBe('unknown_merchant')
  })

  it('waits for its time, and never goes where it was taken back before (PLT-09)', async () => {
    const [soon, never] = [randomUUID(), randomUUID()]
    const written = new Date()
    const past = await send({ at: new Date(written.getTime() - 3_600_000).toISOString(), ...letter('Past') })
    expect(Date.parse(past.body.value.sendAt)).toBeGreaterThanOrEqual(written.getTime())
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await send({ id: soon, at, ...letter('Later') })).body.value.state).toBe('waiting')
    await send({ id: never, at, ...letter('Never') })
    await owner.call('POST', `mailings/lotus/${never}/take-back`)
    expect(await has('Later')).toEqual([0, 0, 0])
    await rig.moveClock(3_700_000)
    await arrived(soon)
    const credential = await rig.caller.credential('lotus.new', 'Lotus-2026!')
    members['new'] = credential
    expect(await titles('new')).toContain('Later')
    expect(await titles('new')).not.toContain('Never')
  })
}

import type { Rig } from '../../rig/rig.ts'
import { codeOf, type Answer, type Credential } from '../../rig/caller.ts'

/** The member's own data (A3, B3). */
export function memberSuite(rig: Rig): void {
  let demo: Credential
  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
  })

  it('answers the balance as exact decimals that the wallets add up to', async () => {
    const coral = await rig.caller.credential('coral.demo', 'Coral-2026!', 'coral')
    const lotus = await rig.caller.get('/wps/wallets/gcs', { credential: demo })
    const other = await rig.caller.get('/wps/wallets/gcs', { credential: coral, merchant: 'coral' })
    expect(lotus.body.value).toMatchObject({ sumBalance: '12345.67', currency: 'THB' })
    expect(lotus.body.value.wallets[0]).toMatchObject({
      name: 'Main wallet',
      balance: '12345.67',
      currency: 'THB',
    })
    expect(other.body.value).toMatchObject({ sumBalance: '8450.20', currency: 'PHP' })
  })

  it('answers who the member is, the way to the next level and the unread counts', async () => {
    const [info, rank, mail, chat] = await Promise.all(
      ['/wps/member/info', '/wps/member/rank/progress', '/wps/inbox/unread', '/wps/chat/unread'].map((path) =>
        rig.caller.get(path, { credential: demo }),
      ),
    )
    expect(info?.body.value).toMatchObject({ account: 'lotus.demo', nickname: 'มะลิ', type: 0 })
    // Turnover twice, deposits and days lead to Bloom; nothing was played yet.
    expect(rank?.body.value).toMatchObject({
      currentProgress: { completedConditions: 0, totalExpectedConditions: 4 },
      playerRankProgress: { labelId: 'leaf', nextLabel: 'Bloom' },
    })
    expect([mail?.body.value.count, chat?.body.value.count]).toEqual([2, 1])
  })

  it('gives each member one code for inviting others, and none to play money or without the flag', async () => {
    const code = async (credential: Credential, merchant = 'lotus') =>
      await rig.caller.get('/wps/member/affiliateCode', { credential, merchant })
    const agent = await rig.caller.credential('lotus.agent', 'Lotus-2026!')
    const trial = await rig.caller.credential('lotus.trial', 'Lotus-2026!')
    const coral = await rig.caller.credential('coral.demo', 'Coral-2026!', 'coral')
    const [first, again, other] = await Promise.all([code(demo), code(demo), code(agent)])
    expect(first?.body.value.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(again?.body.value).toEqual(first?.body.value)
    expect(other?.body.value.code).not.toBe(first?.body.value.code)
    const refused = await Promise.all([
      code(trial),
      code(coral, 'coral'),
      rig.caller.get('/wps/member/affiliateCode'),
    ])
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'trial_refused'],
      [403, 'feature_unavailable'],
      [401, 'login_required'],
    ])
  })

  const profile = (method: string, path: string, more: object = {}): Promise<Answer> =>
    rig.caller.call(method, `/wps/member/info${path}`, { credential: demo, ...more })
  const shown = async (credential = demo, merchant = 'lotus') =>
    (await rig.caller.get('/wps/member/info', { credential, merchant })).body.value
  const form = (body: string) => ({
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

  it('changes the head icon by form and by JSON, for the initials again too, and reads it (B7, MEM-06)', async () => {
    const icon = async () => (await profile('GET', '/icon')).body.value
    expect(await icon()).toEqual({ icon: null })
    const byForm = await profile('POST', '/icon', form('icon=crown'))
    expect([byForm.status, byForm.body.value]).toEqual([200, { icon: 'crown' }])
    expect([await icon(), (await shown()).icon]).toEqual([{ icon: 'crown' }, 'crown'])
    const byJson = await profile('POST', '/icon', { body: { icon: 'moon' } })
    expect([byJson.status, byJson.body.value, await icon()]).toEqual([
      200,
      { icon: 'moon' },
      { icon: 'moon' },
    ])
    for (const odd of [
      form('icon=dragon'),
      form('picture=crown'),
      form(''),
      { body: { icon: '<svg>' } },
      { body: { icon: 7 } },
      { body: {} },
    ]) {
      const refused = await profile('POST', '/icon', odd)
      expect([refused.status, codeOf(refused), refused.body.field]).toEqual([400, 'invalid_input', 'icon'])
    }
    expect(await icon()).toEqual({ icon: 'moon' })
    expect((await profile('POST', '/icon', form('icon='))).body.value).toEqual({ icon: null })
    expect(await icon()).toEqual({ icon: null })
  })

  it('changes the nickname, and refuses what is no name with its field (B7, MEM-06)', async () => {
    const name = (nickname: unknown, more: object = {}) =>
      profile('POST', '/nickname', { body: { nickname }, ...more })
    const before: string = (await shown()).nickname
    for (const nickname of ['Anna-Maria O’Neil 2', 'น้ำผึ้ง', 'x'.repeat(20), 'Jo']) {
      const changed = await name(` ${nickname} `)
      expect([changed.status, changed.body.value]).toEqual([200, { nickname }])
      expect((await shown()).nickname).toBe(nickname)
    }
    for (const odd of [
      'J',
      ' J ',
      'x'.repeat(21),
      '<b>Jo</b>',
      '-Jo',
      'Jo\nEve',
      'Jo\u202Eevil',
      '',
      7,
      null,
    ]) {
      const refused = await name(odd)
      expect([refused.status, codeOf(refused), refused.body.field]).toEqual([
        400,
        'invalid_input',
        'nickname',
      ])
    }
    expect((await shown()).nickname).toBe('Jo')
    expect((await name(before)).status).toBe(200)
  })

  it('changes how a member is shown for themselves alone: no guest, no play account, no other brand’s (PLT-02, B6)', async () => {
    const coral = await rig.caller.credential('coral.demo', 'Coral-2026!', 'coral')
    const trial = await rig.caller.credential('lotus.trial', 'Lotus-2026!')
    const before = await Promise.all([shown(), shown(coral, 'coral')])
    const codes = async (more: object) => {
      const answers = await Promise.all([
        profile('POST', '/icon', { ...form('icon=star'), ...more }),
        profile('POST', '/nickname', { body: { nickname: 'Nickname' }, ...more }),
      ])
      return answers.map(({ status, body }) => [status, body.code])
    }
    expect(await codes({ credential: undefined })).toEqual(
      Array.from({ length: 2 }, () => [401, 'login_required']),
    )
    expect(codeOf(await profile('GET', '/icon', { credential: undefined }))).toBe('login_required')
    expect(await codes({ credential: trial })).toEqual(
      Array.from({ length: 2 }, () => [403, 'trial_refused']),
    )
    // Signed in at one brand is a guest at the other one.
    for (const [status] of await codes({ credential: coral })) expect(status).toBe(401)
    const own = await profile('POST', '/icon', {
      ...form('icon=fish'),
      credential: coral,
      merchant: 'coral',
    })
    expect(own.body.value).toEqual({ icon: 'fish' })
    expect(await shown()).toEqual(before[0])
    expect((await shown(coral, 'coral')).icon).toBe('fish')
    const back = { body: { icon: '' }, credential: coral, merchant: 'coral' }
    expect((await profile('POST', '/icon', back)).body.value).toEqual({ icon: null })
    expect(await shown(coral, 'coral')).toEqual(before[1])
  })
}

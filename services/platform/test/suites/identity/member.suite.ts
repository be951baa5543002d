import type { Rig } from '../../rig/rig.ts'
import type { Credential } from '../../rig/caller.ts'

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
    expect(rank?.body.value).toMatchObject({
      currentProgress: { completedConditions: 7, totalExpectedConditions: 12 },
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
}

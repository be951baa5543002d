import type { Rig } from '../../rig/rig.ts'
import type { Credential } from '../../rig/caller.ts'

interface Item {
  id: string
  title: string
  read: boolean
  groupName: string | null
  endDate: string | null
}

const ids = (list: Item[]) => list.map(({ id }) => id)

/** Promotions, banners, notices and who has read them (A7, B3, B4, B7). */
export function contentSuite(rig: Rig): void {
  let demo: Credential
  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
  })

  it('answers each group of announcements in the requested language', async () => {
    const path = '/wps/announcements?types=B,PL,PU,PR,H&groupName=&platform=M&merchantCode=lotus'
    const [thai, english] = [await rig.caller.get(path, { language: 'TY' }), await rig.caller.get(path)]
    const { promotion, banners, player, popup, hot } = english.body.value
    expect(promotion.length).toBeGreaterThanOrEqual(10)
    expect([banners.length, player.length, popup.length, hot.length].every((length) => length > 0)).toBe(true)
    expect(promotion[0]).toMatchObject({
      id: 'lotus-welcome',
      title: 'Welcome: 50% on top of your deposit',
      noExpiry: 1,
      promoAnnouncementCategoryIds: ['new'],
      announcementImages: [
        { sequence: 1, url: '/img/banner/lotus-welcome/824.webp' },
        { sequence: 2, url: '/img/banner/lotus-welcome-steps/824.webp' },
      ],
    })
    // A promotion begins with a day of the brand's own, not with the evening before (CON-01).
    expect(promotion[0].startDate).toMatch(/T00:00:00\.000\+07:00$/)
    expect(thai.body.value.promotion[0].title).toMatch(/[\u0E00-\u0E7F]/)
    expect(ids(thai.body.value.promotion)).toEqual(ids(promotion))
  })

  it('answers only the types and the banner place that are requested', async () => {
    const { body } = await rig.caller.get('/wps/announcements?types=B&groupName=m_fish')
    expect(body.value.promotion).toEqual([])
    expect(body.value.banners.map((banner: Item) => banner.groupName)).toEqual(['m_fish'])
  })

  it('leaves out what is over unless it is requested', async () => {
    const now = await rig.caller.get('/wps/announcements?types=PR')
    const all = await rig.caller.get('/wps/announcements?types=PR&includeExpired=1')
    expect(ids(now.body.value.promotion)).not.toContain('lotus-songkran')
    expect(ids(all.body.value.promotion)).toContain('lotus-songkran')
  })

  it('shows members’ and agents’ notices to those they are for', async () => {
    const agent = await rig.caller.credential('lotus.agent', 'Lotus-2026!')
    const lists = await Promise.all([
      rig.caller.get('/wps/announcements/notices'),
      rig.caller.get('/wps/announcements/notices', { credential: demo }),
      rig.caller.get('/wps/announcements/notices', { credential: agent }),
    ])
    const sees = lists.map(({ body }) => [
      ids(body.value.list).includes('lotus-notice-member'),
      ids(body.value.list).includes('lotus-agents-statement'),
    ])
    expect(sees).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  it('marks a notice as read for this member alone', async () => {
    const before = await rig.caller.get('/wps/announcements/notices', { credential: demo })
    const read = () =>
      rig.caller.call('POST', '/wps/announcements/read', {
        credential: demo,
        body: { announcementId: 'lotus-notice-deposit', read: true },
      })
    const first = await read()
    const second = await read()
    expect(first.body.value.unread).toBe(before.body.value.unread - 1)
    expect(second.body.value.unread).toBe(first.body.value.unread)
    const state = async (credential: Credential | undefined) => {
      const { body } = await rig.caller.get('/wps/announcements/notices', { credential })
      return body.value.list.find((one: Item) => one.id === 'lotus-notice-deposit').read
    }
    const other = await rig.caller.credential('lotus.agent', 'Lotus-2026!')
    expect([await state(demo), await state(other), await state(undefined)]).toEqual([true, false, false])
  })

  it('refuses to mark what is no notice, and does not mark for trial accounts, who have read everything', async () => {
    const trial = await rig.caller.credential('lotus.trial', 'Lotus-2026!')
    const mark = (credential: Credential, announcementId: string) =>
      rig.caller.call('POST', '/wps/announcements/read', {
        credential,
        body: { announcementId, read: true },
      })
    const unknown = await mark(demo, 'no-such-notice')
    const foreign = await mark(demo, 'coral-notice-safety')
    const promotion = await mark(demo, 'lotus-welcome')
    const refused = await mark(trial, 'lotus-notice-deposit')
    expect([unknown, foreign, promotion, refused].map(({ body }) => body.code)).toEqual([
      'announcement_unknown',
      'announcement_unknown',
      'announcement_unknown',
      'trial_refused',
    ])
    const { body } = await rig.caller.get('/wps/announcements/notices', { credential: trial })
    expect([body.value.unread, body.value.list.every((one: Item) => one.read)]).toEqual([0, true])
  })

  it('answers notices page by page, the popular ones first, each once, and the one of an index or an id (CON-05, CON-11)', async () => {
    const whole = (await rig.caller.get('/wps/announcements/notices?limit=100')).body.value
    const popular = whole.list.filter((one: Item & { popular: boolean }) => one.popular)
    expect(popular.length).toBeGreaterThan(0)
    expect(ids(whole.list).slice(0, popular.length)).toEqual(ids(popular))
    const paged: string[] = []
    for (let more = ''; paged.length <= whole.list.length;) {
      const { value } = (await rig.caller.get(`/wps/announcements/notices?limit=1${more}`)).body
      paged.push(...ids(value.list))
      if (value.nextCursor === null) break
      more = `&cursor=${value.nextCursor}`
    }
    expect(paged).toEqual(ids(whole.list))
    for (const index of [0, paged.length - 1]) {
      const { value } = (await rig.caller.get(`/wps/announcements/notices?limit=1&index=${index}`)).body
      expect([value.chosen.id, value.list.length]).toEqual([paged[index], 1])
    }
    const beyond = (await rig.caller.get(`/wps/announcements/notices?index=${paged.length}`)).body.value
    expect([beyond.chosen, ids(beyond.list)]).toEqual([null, paged])
    const one = async (id: string, more: object = {}): Promise<string[]> =>
      ids((await rig.caller.get(`/wps/announcements/notices?id=${id}`, more)).body.value.list)
    expect(await one('lotus-notice-deposit')).toEqual(['lotus-notice-deposit'])
    // Another brand's, a promotion, one for members: none of a guest's notices.
    for (const id of ['coral-notice-safety', 'lotus-welcome', 'lotus-notice-member', 'no-such-notice'])
      expect(await one(id)).toEqual([])
    expect(await one('lotus-notice-member', { credential: demo })).toEqual(['lotus-notice-member'])
    for (const query of ['index=-1', 'index=abc', 'index=1.5', 'cursor=abc', 'limit=0', 'limit=101'])
      expect((await rig.caller.get(`/wps/announcements/notices?${query}`)).status).toBe(400)
  })

  it('marks all of a member’s notices as read, once, and none of a trial account’s (CON-05, B4)', async () => {
    const merchant = 'coral'
    const reader = await rig.caller.credential('coral.demo', 'Coral-2026!', merchant)
    const list = async () =>
      (await rig.caller.get('/wps/announcements/notices?limit=100', { credential: reader, merchant })).body
        .value
    const before = await list()
    expect(before.unread).toBeGreaterThan(0)
    expect(before.unread).toBe(before.list.filter((one: Item) => !one.read).length)
    const all = (credential: Credential | undefined, of = merchant) =>
      rig.caller.call('POST', '/wps/announcements/read/all', {
        ...{ credential, merchant: of, body: { read: true } },
      })
    const [first, second] = [await all(reader), await all(reader)]
    expect([first.body.value, second.body.value]).toEqual([{ unread: 0 }, { unread: 0 }])
    const after = await list()
    expect([after.unread, after.list.every((one: Item) => one.read)]).toEqual([0, true])
    const trial = await rig.caller.credential('lotus.trial', 'Lotus-2026!')
    expect((await all(trial, 'lotus')).body.code).toBe('trial_refused')
    expect((await all(undefined)).status).toBe(401)
  })

  it('has popular notices, lobby news and categories of promotions', async () => {
    const [popular, news, categories] = await Promise.all([
      rig.caller.get('/wps/announcements/popular'),
      rig.caller.get('/wps/announcements/lobbyNews'),
      rig.caller.get('/wps/promotion/categories', { language: 'TY' }),
    ])
    expect(ids(popular.body.value.list)).toContain('lotus-notice-maintenance')
    expect(ids(news.body.value.list)).toContain('lotus-notice-new-games')
    expect(categories.body.value.list[0]).toEqual({ id: 'new', title: 'สมาชิกใหม่' })
  })
}

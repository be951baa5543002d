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

  it('answers each group of announcements in the asked language', async () => {
    const path = '/wps/announcements?types=B,PL,PU,PR,H&groupName=&platform=M&merchantCode=lotus'
    const [thai, english] = [await rig.caller.get(path, { language: 'TY' }), await rig.caller.get(path)]
    const { promotion, banners, player, popup, hot } = english.body.value
    expect(promotion.length).toBeGreaterThanOrEqual(10)
    expect([banners.length, player.length, popup.length, hot.length].every((length) => length > 0)).toBe(true)
    expect(promotion[0]).toMatchObject({
      id: 'lotus-welcome',
      title: 'Welcome: your first deposit doubled',
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

  it('answers only the types and the banner place that are asked for', async () => {
    const { body } = await rig.caller.get('/wps/announcements?types=B&groupName=m_fish')
    expect(body.value.promotion).toEqual([])
    expect(body.value.banners.map((banner: Item) => banner.groupName)).toEqual(['m_fish'])
  })

  it('leaves out what is over unless it is asked for', async () => {
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

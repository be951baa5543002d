import { codeOf } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const HOUR_MS = 60 * 60 * 1000

/** What is published by itself; moves the clock forward (PLT-08). */
export function managedTimeSuite(rig: Rig): void {
  const owner = new Editor(rig)
  const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()
  const category = (EN: string) => ({ title: { EN, TY: EN }, order: 50 })
  const titles = async (): Promise<string[]> =>
    (await rig.caller.get('/wps/promotion/categories')).body.value.list.map(
      (one: { title: string }) => one.title,
    )
  const schedule = async (name: string, hours: number) => {
    const draft = await owner.create('promotion-category', category(name), {
      merchant: 'lotus',
      id: name.toLowerCase(),
    })
    return await owner.publish(draft, inHours(hours))
  }

  it('is not published in the past, nor in a far year', async () => {
    const draft = await owner.create('promotion-category', category('Past'), {
      merchant: 'lotus',
      id: 'past',
    })
    for (const hours of [-1, 24 * 400]) {
      const refused = await owner.publish(draft, inHours(hours))
      expect([refused.status, refused.body.code, refused.body.field]).toEqual([400, 'invalid_input', 'at'])
    }
    expect((await owner.get('promotion-category', 'lotus.past')).body.value.state).toBe('draft')
  })

  it('is published once when its time has come, over a restart; what was taken back is not (PLT-06)', async () => {
    const scheduled = await schedule('Later', 2)
    expect(scheduled.body.value).toMatchObject({ state: 'scheduled', live: null, draft: null })
    const taken = await schedule('Never', 2)
    expect((await owner.remove(taken, '/schedule')).body.value).toMatchObject({
      state: 'draft',
      schedule: null,
    })
    expect(codeOf(await owner.publish(taken))).toBe('changed_meanwhile')
    await rig.platform.kill()
    await rig.start()
    expect(await titles()).not.toContain('Later')
    await rig.moveClock(3 * HOUR_MS)
    await until(async () => ((await titles()).includes('Later') ? true : undefined), 'the publication')
    const history = await owner.history('promotion-category', 'lotus.later')
    expect(history.map(({ did, by }) => [did, by])).toEqual([
      ['published', 'local'],
      ['scheduled', 'local'],
      ['drafted', 'local'],
    ])
    expect(await titles()).not.toContain('Never')
  })

  it('that can no longer be published is a draft again, and its history says why', async () => {
    const banner = await owner.create(
      'promotion',
      {
        title: { EN: 'Gone', TY: 'หาย' },
        content: { EN: '<p>a</p>', TY: '<p>ก</p>' },
        pictures: [],
        categories: ['later'],
        imageRequired: false,
        remarkRequired: false,
        membersOnly: false,
        hot: null,
        order: 90,
        startAt: inHours(-1),
        endAt: null,
      },
      { merchant: 'lotus', id: 'gone' },
    )
    await owner.publish(banner, inHours(4))
    await owner.remove(await owner.get('promotion-category', 'lotus.later'))
    await rig.moveClock(5 * HOUR_MS)
    const failed = await until(async () => {
      const { value } = (await owner.get('promotion', 'lotus.gone')).body
      return value.state === 'draft' ? value : undefined
    }, 'the failure')
    expect(failed.draft.problems).toEqual([expect.objectContaining({ field: 'categories.0' })])
    const [last] = (await owner.call('GET', 'managed/promotion/lotus.gone/history')).body.value.list
    expect(last).toMatchObject({
      did: 'publish-failed',
      detail: { code: 'document_unknown', field: 'categories.0' },
    })
  })
}

import { codeOf } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const notice = {
  title: { EN: 'Full moon', TY: 'คืนพระจันทร์เต็มดวง' },
  linkedPromotionId: 'lotus-welcome',
  membersOnly: false,
  order: 3,
  startAt: '2026-01-01T00:00:00.000Z',
  endAt: null,
}
const banner = { ...notice, place: 'm_home', picture: 'lotus-welcome' }

/** Drafts, publication, history and undo of what operators write, and two who write at once (PLT-05, PLT-08). */
export function managedSuite(rig: Rig): void {
  const owner = new Editor(rig)
  const shown = async (group: string): Promise<{ id: string; title: string; content: string }[]> =>
    (await rig.caller.get('/wps/announcements?types=B,PL,PU,PR,H')).body.value[group]
  /** What delivery knows the brands by: pages are drawn anew when it is another. */
  const known = async (): Promise<string | null> => {
    const headers = { Authorization: `Bearer ${INTERNAL_TOKEN}` }
    return (await rig.caller.get('/wps/internal/brands', { merchant: '', headers })).headers.get('etag')
  }
  const titles = async (): Promise<string[]> => (await shown('banners')).map(({ title }) => title)

  it('is a draft that no page shows, then live, then undone, each with its operator (PLT-08)', async () => {
    const drafted = await owner.create('banner', banner, { merchant: 'lotus', id: 'moon' })
    expect(drafted.body.value).toMatchObject({ id: 'lotus.moon', state: 'draft', live: null })
    expect(await titles()).not.toContain('Full moon')
    const before = await known()
    const published = await owner.publish(drafted)
    expect(await known()).not.toBe(before)
    expect(published.body.value).toMatchObject({ state: 'live', draft: null, live: banner })
    expect(await titles()).toContain('Full moon')
    const changed = await owner.draft(published, { title: { ...banner.title, EN: 'New moon' } })
    expect(changed.body.value.state).toBe('changed')
    expect(await titles()).not.toContain('New moon')
    const again = await owner.publish(changed)
    expect(await titles()).toContain('New moon')
    const undone = await owner.restore(again, 1)
    expect(await titles()).toContain('Full moon')
    const history = await owner.history('banner', 'lotus.moon')
    expect(history.map(({ by, did, version }) => [by, did, version])).toEqual([
      ['local', 'restored', 3],
      ['local', 'published', 2],
      ['local', 'drafted', null],
      ['local', 'published', 1],
      ['local', 'drafted', null],
    ])
    expect((await owner.remove(undone)).body.value).toEqual({ archived: true })
    expect(await titles()).not.toContain('Full moon')
    const archived = await owner.get('banner', 'lotus.moon')
    expect(archived.body.value).toMatchObject({ state: 'archived', live: null })
    await owner.restore(archived, 2)
    expect(await titles()).toContain('New moon')
  })

  it('answers a slower operator who changed it, when, and what is there now, and overwrites nothing', async () => {
    const dan = await Editor.signedIn(rig, 'dan', 'editor')
    const read = await owner.get('banner', 'lotus.moon')
    const faster = await dan.draft(read, { order: 7 })
    expect(faster.body.value.draft.by).toBe('dan')
    const slower = await owner.draft(read, { order: 9 })
    expect([slower.status, slower.body.code, slower.body.field]).toEqual([409, 'changed_meanwhile', 'rev'])
    expect(slower.body.data).toMatchObject({
      by: 'dan',
      at: faster.body.value.draft.at,
      current: { draft: { document: { order: 7 } } },
    })
    expect((await owner.get('banner', 'lotus.moon')).body.value.draft.document.order).toBe(7)
    expect(codeOf(await owner.publish(read))).toBe('changed_meanwhile')
    expect(codeOf(await owner.remove(read))).toBe('changed_meanwhile')
    expect((await dan.remove(faster, '/draft')).body.value).toMatchObject({ state: 'live', draft: null })
  })

  it('merges a draft with what a tool has switched in between, and refuses what both changed', async () => {
    const read = await owner.get('brand', 'coral')
    const draft = await owner.draft(read, {
      name: 'Coral Reef',
      flags: { ...read.body.value.live.flags, CBS3: 0 },
    })
    await owner.call('PATCH', 'brands/coral', { flags: { MAILCEN: 1 } })
    expect(codeOf(await owner.publish(draft))).toBe('changed_meanwhile')
    const joined = await owner.publish(await owner.get('brand', 'coral'))
    expect(joined.body.value.live).toMatchObject({ name: 'Coral Reef', flags: { CBS3: 0, MAILCEN: 1 } })
    const other = await owner.draft(joined, { name: 'Reef' })
    const version = (await owner.history('brand', 'coral'))[1]?.version ?? 0
    await owner.restore(other, version - 1)
    const clashing = await owner.get('brand', 'coral')
    expect(clashing.body.value.draft.problems).toEqual([
      expect.objectContaining({ code: 'changed_meanwhile', field: 'name' }),
    ])
    expect((await owner.publish(clashing)).body).toMatchObject({ code: 'changed_meanwhile', field: 'name' })
    expect((await owner.get('brand', 'coral')).body.value.live.name).toBe('Coral')
    await owner.remove(clashing, '/draft')
  })

  it('says by its field what keeps a draft from being published, and changes nothing', async () => {
    const wrong = {
      ...banner,
      title: { EN: 'Only English', TY: '' },
      picture: 'no-such-picture',
      linkedPromotionId: 'nothing',
      endAt: '2025-01-01T00:00:00.000Z',
    }
    const draft = await owner.create('banner', wrong, { merchant: 'lotus' })
    const fields = draft.body.value.draft.problems.map((one: { field: string }) => one.field)
    expect(fields.toSorted()).toEqual(['endAt', 'linkedPromotionId', 'picture', 'title.TY'])
    const refused = await owner.publish(draft)
    expect([refused.status, refused.body.field]).toEqual([400, 'title.TY'])
    const strange = await owner.draft(draft, { ...banner, colour: 'red', order: 'first' })
    expect((await owner.publish(strange)).body.field).toBe('order')
    expect(await titles()).not.toContain('Only English')
    expect((await owner.remove(strange)).body.value.archived).toBe(true)
    expect(codeOf(await owner.get('banner', String(draft.body.value.id)))).toBe('document_unknown')
    const refusals = [
      await owner.create('banner', banner),
      await owner.create('banner', banner, { merchant: 'unknown' }),
      await owner.create('banner', banner, { merchant: 'lotus', id: 'moon' }),
      await owner.create('banner', banner, { merchant: 'lotus', id: 'Not an id' }),
      await owner.create('jackpot', {}),
    ]
    expect(refusals.map((answer) => [codeOf(answer), answer.body.field])).toEqual([
      ['invalid_input', 'merchant'],
      ['unknown_merchant', 'merchant'],
      ['document_taken', 'id'],
      ['invalid_input', 'id'],
      ['feature_unavailable', 'kind'],
    ])
  })

  it('takes scripts out of what is written, in both languages, before it can be read (CON-10)', async () => {
    const evil = '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>'
    const content = { EN: evil, TY: evil }
    const drafted = await owner.create(
      'ticker',
      { ...notice, content, picture: null, leading: true, lobbyNews: false },
      { merchant: 'lotus', id: 'hello' },
    )
    expect(drafted.body.value.draft.document.content.TY).toBe('<p>Hello <a>there</a></p>')
    await owner.publish(drafted)
    const [said] = (await shown('player')).filter(({ id }) => id === 'hello')
    expect(said?.content).toBe('<p>Hello <a>there</a></p>')
  })

  it('lists by title in either language, by brand and state, a page after another (PLT-08)', async () => {
    const list = async (
      query: string,
    ): Promise<{ list: { id: string; title: string }[]; nextCursor: string | null }> =>
      (await owner.call('GET', `managed/${query}`)).body.value
    expect((await list(`banner?search=${encodeURIComponent('พระจันทร์')}`)).list.map(({ id }) => id)).toEqual([
      'lotus.moon',
    ])
    expect((await list('banner?brand=coral&search=moon')).list).toEqual([])
    const all = (await list('banner?brand=lotus&limit=100')).list.map(({ id }) => id)
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`banner?brand=lotus&limit=4${cursor && `&cursor=${cursor}`}`)
      paged.push(...page.list.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(all)
    expect((await list('brand')).list.map(({ id }) => id)).toEqual(expect.arrayContaining(['coral', 'lotus']))
    expect((await list('promotion?state=draft')).list).toEqual([])
  })

  it('keeps a category that a promotion is in, and shows what leads the side menu (CON-01)', async () => {
    const category = await owner.get('promotion-category', 'lotus.new')
    const refused = await owner.remove(category)
    expect([codeOf(refused), refused.body.data]).toEqual([
      'document_in_use',
      { promotion: expect.stringContaining('lotus') },
    ])
    const promotion = await owner.get('promotion', 'lotus.lotus-lottery-consolation')
    const lead = { EN: '<p>Draw on</p>', TY: '<p>ลุ้นต่อ</p>' }
    const leading = await owner.publish(await owner.draft(promotion, { hot: { lead } }))
    expect((await shown('hot')).map(({ content }) => content)).toContain('<p>Draw on</p>')
    await owner.restore(leading, 1)
    expect((await shown('hot')).map(({ content }) => content)).not.toContain('<p>Draw on</p>')
  })

  it('logs who changed what, from what to what, and is searched by each (PLT-05)', async () => {
    const logged = async (query: string): Promise<{ actor: string; action: string; detail: object }[]> =>
      (await owner.call('GET', `audit?${query}`)).body.value.list
    const ofDan = await logged('actor=dan&action=banner')
    expect(ofDan.map(({ action }) => action)).toEqual(['banner.discarded', 'banner.drafted'])
    expect(ofDan[1]?.detail).toMatchObject({ before: { order: 3 }, after: { order: 7 } })
    const switched = await logged('action=brand.patched&subject=coral')
    expect(switched[0]?.detail).toMatchObject({ after: { flags: { MAILCEN: 1 } } })
    expect(switched[0]?.detail).toMatchObject({
      before: { flags: expect.not.objectContaining({ MAILCEN: 1 }) },
    })
    expect(await logged('until=2020-01-01T00:00:00.000Z')).toEqual([])
    expect((await logged('from=2020-01-01T00:00:00.000Z&subject=lotus.moon')).length).toBeGreaterThan(5)
  })
}

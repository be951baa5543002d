import { execFileSync } from 'node:child_process'
import type { HelpTopic } from '@site/shared-api/contract/help'
import { sanitised } from '../../../src/content/rich-text/sanitise.ts'
import { ATTACK_TITLE, attackTexts, attackTopics } from '../../rig/attacks/documents.ts'
import { STORABLE } from '../../rig/attacks/index.ts'
import { codeOf } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { bundled } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const SHOWN = { startAt: '2026-01-01T00:00:00.000Z', endAt: null, order: 0, membersOnly: false }
const notice = { ...SHOWN, title: ATTACK_TITLE, picture: null, linkedPromotionId: null }
const listed = { ...notice, leading: true, lobbyNews: true }
/** The kinds of documents that hold HTML, each with what else it needs. */
const KINDS: Readonly<Record<string, object>> = {
  popup: notice,
  ticker: listed,
  announcement: { ...listed, audience: 'players' },
  promotion: {
    ...SHOWN,
    title: ATTACK_TITLE,
    pictures: [],
    categories: [],
    imageRequired: false,
    remarkRequired: false,
    hot: null,
  },
}
/** Where players read them. */
const CALLS = [
  'announcements?types=B,PL,PU,PR,H',
  'announcements/notices',
  'announcements/popular',
  'announcements/lobbyNews',
  'system/helpCenter?device=MOBILE',
]

/** What is stored cannot run, however it was written (CON-10). */
export function attacksSuite(rig: Rig): void {
  const editor = new Editor(rig)
  /** Every HTML that a brand's players are sent. */
  const contents = async (merchant: string): Promise<string[]> => {
    const found: string[] = []
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [name, one] of Object.entries(value))
        if (name === 'content' && typeof one === 'string') found.push(one)
        else walk(one)
    }
    for (const path of CALLS) walk((await rig.caller.get(`/wps/${path}`, { merchant })).body.value)
    return found
  }

  it('is clean after an editor has written it, in each kind of document that holds HTML (CON-10)', async () => {
    // A brand that allows the host shows that nothing but the picture's host keeps them from being published.
    const brand = await editor.get('brand', 'lotus')
    const hosts = ['https://evil.example', 'http://evil.example']
    const allowed = await editor.publish(await editor.draft(brand, { pictureHosts: hosts }))
    for (const [kind, more] of Object.entries(KINDS))
      for (const [at, content] of attackTexts().entries()) {
        const document = { ...more, content, ...(kind === 'promotion' && { hot: { lead: content } }) }
        const drafted = await editor.create(kind, document, { merchant: 'lotus', id: `attack-${kind}-${at}` })
        const live = await editor.publish(drafted)
        expect(live.body.value?.state).toBe('live')
        expect(sanitised(live.body.value.live.content.EN, hosts)).toBe(live.body.value.live.content.EN)
      }
    for (const { id, ...topic } of attackTopics()) {
      const document = { ...topic, title: ATTACK_TITLE, content: ATTACK_TITLE, order: 0 }
      const drafted = await editor.create('help', document, { merchant: 'lotus', id })
      // What is nothing without its attack is no answer.
      const said = drafted.body.value.draft.document.items.filter(
        (item: { content: { EN: string } }) => item.content.EN.trim() !== '',
      )
      expect((await editor.publish(await editor.draft(drafted, { items: said }))).body.value?.state).toBe(
        'live',
      )
    }
    await editor.publish(await editor.draft(allowed, { pictureHosts: [] }))
    const shown = await contents('lotus')
    expect(shown.length).toBeGreaterThan(100)
    for (const content of shown) expect(sanitised(content)).toBe(content)
  })

  it('is clean on its way out after it was written straight into the database (CON-10)', async () => {
    const { dataDir, databaseUrl } = rig.place
    await rig.platform.stop()
    const where = [dataDir, databaseUrl ?? '', 'coral']
    execFileSync(process.execPath, [...bundled('test/rig/process/write-attacks.ts'), ...where], {
      stdio: 'pipe',
    })
    await rig.start()
    const shown = await contents('coral')
    expect(shown.length).toBeGreaterThan(STORABLE.length)
    for (const content of shown) expect(sanitised(content)).toBe(content)
    const topics: HelpTopic[] = (await rig.caller.get(`/wps/${CALLS.at(-1)}`, { merchant: 'coral' })).body
      .value.list
    // A title stays the plain text that it is.
    expect(topics[0]?.title).toBe(ATTACK_TITLE.EN)
  })

  it('is refused, with the host, where a text shows a picture from elsewhere that the brand does not allow (CON-10)', async () => {
    const text = '<p>a<img src="https://cdn.example/a.png"></p>'
    const document = { ...KINDS['popup'], content: { EN: text, TY: '<p>ก</p>' } }
    const drafted = await editor.create('popup', document, { merchant: 'lotus', id: 'elsewhere' })
    expect(drafted.body.value.draft.problems).toEqual([
      expect.objectContaining({
        code: 'picture_elsewhere',
        field: 'content.EN',
        message: expect.stringContaining('cdn.example'),
      }),
    ])
    expect(codeOf(await editor.publish(drafted))).toBe('picture_elsewhere')
    const brand = await editor.get('brand', 'lotus')
    const before = brand.body.value.live.pictureHosts
    const allowed = await editor.publish(
      await editor.draft(brand, { pictureHosts: [...before, 'https://cdn.example'] }),
    )
    expect((await editor.publish(await editor.get('popup', 'lotus.elsewhere'))).body.value?.state).toBe(
      'live',
    )
    const shows = async () =>
      (await contents('lotus')).some((html) => html.includes('https://cdn.example/a.png'))
    expect(await shows()).toBe(true)
    // A host that is allowed no more is dropped from what was published with it.
    await editor.publish(await editor.draft(allowed, { pictureHosts: before }))
    expect(await shows()).toBe(false)
  })
}

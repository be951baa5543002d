import type { HelpTopic } from '@site/shared-api/contract/help'
import { codeOf } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

const HELP = '/wps/system/helpCenter?device=MOBILE'
const THAI = /[\u0E00-\u0E7F]/
const text = (EN: string) => ({ EN, TY: `ไทย ${EN}` })
const topic = {
  tag: 'races',
  title: text('Races'),
  content: text('<p>Every Friday.</p>'),
  items: [
    { tag: 'when', title: text('When?'), content: text('<p>At <b>eight</b>.</p>') },
    { tag: 'where', title: text('Where?'), content: text('<p>Here.</p>') },
  ],
  order: 0,
}

/** The help centre as players read it and operators write it (CON-06, B7). */
export function helpSuite(rig: Rig): void {
  const editor = new Editor(rig)
  const help = async (more: object = {}, path = HELP): Promise<HelpTopic[]> =>
    (await rig.caller.get(path, more)).body.value.list
  const tags = async (): Promise<string[]> => (await help()).map(({ tag }) => tag)

  it('answers every topic of both brands in the requested language, by header or by lang (CON-06)', async () => {
    for (const merchant of ['lotus', 'coral']) {
      const [english, thai] = [await help({ merchant }), await help({ merchant, language: 'TY' })]
      const order = english.map(({ tag }) => tag)
      for (const tag of [
        'deposit',
        'withdrawal',
        'games',
        'account',
        'security',
        'responsible',
        'terms',
        'privacy',
        'age',
      ])
        expect(order).toContain(tag)
      expect(thai.map(({ tag }) => tag)).toEqual(order)
      for (const [at, { title, content, items }] of thai.entries()) {
        expect(title).toMatch(THAI)
        expect(items.length > 0 || THAI.test(content)).toBe(true)
        expect(items.map(({ tag }) => tag)).toEqual(english[at]?.items.map(({ tag }) => tag))
        for (const item of items)
          expect([item.title, item.content]).toEqual([
            expect.stringMatching(THAI),
            expect.stringMatching(THAI),
          ])
      }
      const age = merchant === 'lotus' ? 18 : 21
      expect(english.find(({ tag }) => tag === 'terms')?.content).toContain(`People of ${age} and over`)
    }
    const topics = await help({ language: '' }, `${HELP}&lang=TY&merchantCode=coral`)
    expect(topics[0]?.title).toMatch(THAI)
    expect((await rig.caller.get('/wps/system/helpCenter?device=WEB')).status).toBe(400)
  })

  it('shows a topic when it is published, in its order, and no longer when it is taken away (PLT-08)', async () => {
    const drafted = await editor.create('help', topic, { merchant: 'lotus', id: 'races' })
    expect(await tags()).not.toContain('races')
    const published = await editor.publish(drafted)
    expect((await help())[0]).toEqual({
      tag: 'races',
      title: 'Races',
      content: '<p>Every Friday.</p>',
      items: [
        { tag: 'when', title: 'When?', content: '<p>At <b>eight</b>.</p>' },
        { tag: 'where', title: 'Where?', content: '<p>Here.</p>' },
      ],
    })
    const changed = await editor.publish(await editor.draft(published, { items: [], order: 900 }))
    expect((await help()).at(-1)).toMatchObject({ tag: 'races', items: [] })
    expect((await editor.restore(changed, 1)).body.value.live.items).toHaveLength(2)
    expect(await help({ merchant: 'coral' })).not.toContainEqual(expect.objectContaining({ tag: 'races' }))
    await editor.remove(await editor.get('help', 'lotus.races'))
    expect(await tags()).not.toContain('races')
  })

  it('says what a topic lacks before it can be published', async () => {
    const bare = await editor.create(
      'help',
      {
        ...topic,
        tag: 'deposit',
        title: { EN: 'Only English', TY: '' },
        items: [
          { tag: 'one', title: text('One'), content: text('<p>1</p>') },
          { tag: 'one', title: text('Two'), content: { EN: '', TY: '' } },
        ],
      },
      { merchant: 'lotus', id: 'bare' },
    )
    const { problems } = bare.body.value.draft
    expect(problems.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual([
      'title.TY invalid_input',
      'items.1.content.TY invalid_input',
      'items.1.content.EN invalid_input',
      'items.1.tag invalid_input',
      'tag document_taken',
    ])
    expect(codeOf(await editor.publish(bare))).toBe('invalid_input')
    await editor.remove(bare)
  })

  it('keeps the pages that the site itself leads to, and says what leads there (ACC-12)', async () => {
    for (const tag of ['terms', 'privacy', 'responsible', 'age']) {
      const live = await editor.get('help', `lotus.${tag}`)
      const removed = await editor.remove(live)
      expect([removed.status, codeOf(removed)]).toEqual([409, 'help_needed'])
      expect(removed.body.data?.neededBy).toMatch(/\w/)
      const renamed = await editor.draft(live, { tag: 'elsewhere' })
      expect(codeOf(await editor.publish(renamed))).toBe('help_needed')
      await editor.remove(renamed, '/draft')
    }
    expect(await tags()).toEqual(expect.arrayContaining(['terms', 'privacy', 'responsible', 'age']))
    // A topic without a link to it can be removed.
    const gone = await editor.remove(await editor.get('help', 'lotus.promotions'))
    expect(gone.body.value).toEqual({ archived: true })
    await editor.restore(await editor.get('help', 'lotus.promotions'), 1)
    expect(await tags()).toContain('promotions')
  })
}

import { randomUUID } from 'node:crypto'
import { codeOf, type Answer, type Credential } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

const TEXT = 'The cherry game stops <b>at the end</b> & does not go on.'

/** Feedback of members, and what becomes of it (CON-07, B5, B7, PLT-09). */
export function feedbackSuite(rig: Rig): void {
  const owner = new Editor(rig)
  let demo: Credential
  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
  })
  const put = (body: object, credential = demo): Promise<Answer> =>
    rig.caller.call('PUT', '/wps/feedback', {
      credential,
      body: { id: randomUUID(), category: 'games', content: TEXT, ...body },
    })
  const own = async (credential = demo) => (await rig.caller.get('/wps/feedback', { credential })).body.value
  const unread = async (): Promise<number> =>
    (await rig.caller.get('/wps/inbox/unread', { credential: demo })).body.value.count

  it('keeps feedback once for each id, and answers the brand’s bounds (CON-07, B5)', async () => {
    const id = randomUUID()
    const [first, again] = await Promise.all([put({ id }), put({ id })])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.value).toEqual(first.body.value)
    const { list, bounds } = await own()
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ id, category: 'games', content: TEXT, state: 'waiting', answer: null })
    expect(bounds).toEqual({ min: 10, max: 500 })
    const other = await put({ id, content: 'Something else altogether' })
    expect([other.status, codeOf(other)]).toEqual([409, 'transaction_conflict'])
  })

  it('refuses what is too short, too long, of no category or of no member, with the field (B5, PLT-03)', async () => {
    for (const content of ['too short', `   ${'x'.repeat(9)}   `, 'x'.repeat(501)]) {
      const refused = await put({ content })
      expect([refused.status, codeOf(refused), refused.body.field]).toEqual([
        400,
        'feedback_length',
        'content',
      ])
      expect(refused.body.data).toMatchObject({ min: 10, max: 500 })
    }
    // Signs are counted as a reader counts them.
    expect((await put({ content: '😀'.repeat(10) })).status).toBe(200)
    for (const [body, field] of [
      [{ category: 'weather' }, 'category'],
      [{ id: '7' }, 'id'],
      [{ content: 5 }, 'content'],
    ] as const) {
      const refused = await put(body)
      expect([refused.status, refused.body.field]).toEqual([400, field])
    }
    const trial = await rig.caller.credential('lotus.trial', 'Lotus-2026!')
    expect(codeOf(await put({}, trial))).toBe('trial_refused')
    expect(codeOf(await rig.caller.call('PUT', '/wps/feedback', { body: {} }))).toBe('login_required')
    const coral = await rig.caller.login('coral.demo', 'Coral-2026!', { merchant: 'coral' })
    expect(coral.status).toBe(200)
  })

  it('is closed where the brand has no feedback: nothing is taken and nothing shown (CON-07, B6)', async () => {
    const flag = (FEEDBACK3: 0 | 1) =>
      rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body: { flags: { FEEDBACK3 } } })
    const before = (await own()).list
    await flag(0)
    const answers = [await put({}), await rig.caller.get('/wps/feedback', { credential: demo })]
    await flag(1)
    expect(answers.map(codeOf)).toEqual(['feature_unavailable', 'feature_unavailable'])
    expect((await own()).list).toEqual(before)
  })

  it('is answered once: as its state, as a message and on the badge; by name in the audit log (PLT-09)', async () => {
    const support = await Editor.signedIn(rig, 'feedback-helper', 'support')
    const [{ id }] = (await own()).list.filter(({ content }: { content: string }) => content === TEXT)
    const before = await unread()
    const queue = (await support.call('GET', 'feedback?merchant=lotus&state=waiting')).body.value.list
    expect(queue[0]).toMatchObject({ id, account: 'lotus.demo', handledBy: null })
    const opened = (await support.call('GET', `feedback/${id}`)).body.value
    expect(opened.member).toMatchObject({ nickname: 'มะลิ', type: 0, status: 'active' })
    const answer = 'We have mended it.\n\nThank you <3'
    const answered = await support.call('POST', `feedback/${id}/answer`, { answer })
    expect(answered.body.value).toMatchObject({ state: 'answered', answer, handledBy: 'feedback-helper' })
    const second = await owner.call('POST', `feedback/${id}/answer`, { answer: 'Another one' })
    expect([second.status, codeOf(second)]).toEqual([409, 'feedback_handled'])
    expect(codeOf(await owner.call('POST', `feedback/${id}/close`))).toBe('feedback_handled')
    const item = (await own()).list.find((one: { id: string }) => one.id === id)
    expect(item).toMatchObject({ state: 'answered', answer })
    expect(await unread()).toBe(before + 1)
    const [mail] = (await rig.caller.get('/wps/mail', { credential: demo })).body.value.list
    expect(mail).toMatchObject({ kind: 'feedback', title: 'An answer to your feedback' })
    const { content } = (await rig.caller.get(`/wps/mail/${mail.id}`, { credential: demo })).body.value
    // What was typed is text, whatever it looks like.
    expect(content).toContain('<p>Thank you &lt;3</p>')
    expect(content).toContain('&lt;b&gt;at the end&lt;/b&gt; &amp; does')
    const audit = (await owner.call('GET', `audit?subject=lotus.${id}`)).body.value.list
    expect(audit.map(({ actor, action }: Record<string, string>) => [actor, action])).toEqual([
      ['feedback-helper', 'feedback.answered'],
    ])
  })

  it('is closed without an answer, and cannot be forgotten by an operator who may not see it (PLT-09)', async () => {
    const [{ id }] = (await own()).list
    expect((await owner.call('POST', `feedback/${id}/close`)).body.value.state).toBe('closed')
    expect((await own()).list[0]).toMatchObject({ id, state: 'closed', answer: null })
    const editor = await Editor.signedIn(rig, 'feedback-editor', 'editor')
    expect(codeOf(await editor.call('GET', 'feedback'))).toBe('feature_unavailable')
    expect(codeOf(await owner.call('GET', `feedback/${randomUUID()}`))).toBe('feedback_unknown')
    expect((await owner.call('GET', 'feedback?merchant=coral')).body.value.list).toEqual([])
    const agent = await rig.caller.credential('lotus.agent', 'Lotus-2026!')
    expect((await own(agent)).list).toEqual([])
  })

  it('is slowed down: a handful an hour, and a lost answer counts once (PLT-03)', async () => {
    const credential = await rig.caller.credential('lotus.new', 'Lotus-2026!')
    const id = randomUUID()
    for (let turn = 0; turn < 5; turn += 1) expect((await put({ id }, credential)).status).toBe(200)
    for (let turn = 0; turn < 4; turn += 1) expect((await put({}, credential)).status).toBe(200)
    const refused = await put({}, credential)
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect(refused.body.data?.['retryAfter']).toBeGreaterThan(0)
    expect((await own(credential)).list).toHaveLength(5)
  })
}

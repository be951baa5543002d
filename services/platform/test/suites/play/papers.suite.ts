import { randomUUID } from 'node:crypto'
import type { JobDto } from '@site/shared-api/contract/job'
import { codeOf, credentialOf, type Answer, type Credential } from '../../rig/caller.ts'
import { photo } from '../../rig/outside/photo.ts'
import { Editor } from '../../rig/people/editor.ts'
import { FIRST, freshPayee, newMember } from '../../rig/people/member.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const DAY_MS = 24 * 3_600_000

/** Papers that show who a member is (MEM-09, PLT-09); `names` are those of the files that lie where members' files lie. */
export function papersSuite(rig: Rig, names: () => readonly string[]): void {
  const editor = new Editor(rig)
  afterEach(() => rig.moveClock(0))
  const send = (credential: Credential, picture: Buffer): Promise<Answer> =>
    rig.caller.call('POST', '/wps/member/identity?document=passport', { credential, pictures: [picture] })

  it('papers are sent, looked at by a person, and needed where the brand says so', async () => {
    const payeeName = freshPayee()
    const member = await newMember(rig, { payeeName })
    const { credential, name } = member
    const at = `identity/lotus/${name}`
    const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
      rig.caller.call(method, path, { credential, body })
    expect((await call('GET', '/wps/member/identity')).body.value).toMatchObject({
      state: 'none',
      needed: 'never',
      sandbox: true,
    })
    expect((await editor.call('GET', at)).body.value).toMatchObject({ state: 'none', payeeName, papers: [] })
    expect((await editor.call('POST', `${at}/ask`, { why: 'a large withdrawal' })).body.value).toMatchObject({
      state: 'asked',
    })
    const paper = await photo()
    const wrong = await send(credential, Buffer.from('not a'))
    expect([codeOf(wrong), wrong.body.field]).toEqual(['image_type', 'pictures.0'])
    const sent = await send(credential, paper)
    expect(sent.body.value.state).toBe('review')
    expect(codeOf(await send(credential, paper))).toBe('identity_state')
    // Addresses of papers are this operator's browser's alone.
    const reviewer = await Editor.signedIn(rig, 'papers-reviewer', 'risk')
    const read = await reviewer.call('GET', at)
    const [{ url }] = read.body.value.papers
    const bytes = await reviewer.file(url)
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await fetch(new URL(url, rig.caller.operatorUrl))).status).toBe(404)
    const refused = await editor.call('POST', `${at}/decide`, { verified: false, why: 'too dark' })
    expect(refused.body.value.state).toBe('refused')
    expect((await call('GET', '/wps/member/identity')).body.value).toMatchObject({
      state: 'refused',
      why: 'too dark',
    })
    const rules = await editor.get('play-rules', 'lotus')
    expect((await editor.publish(await editor.draft(rules, { identity: 'before-deposit' }))).status).toBe(200)
    const deposit = (id: string) =>
      call('POST', '/wps/relay/deposit', { orderId: id, channelId: 'transfer', amount: '500.00' })
    const barred = await deposit('1b8b5b0e-4a3b-4d7d-9d0e-6a3f0c9c1a12')
    // A withdrawal needs it too where an operator has requested it, whatever the brand requires of all.
    const payer = new Withdrawer(rig, 'lotus', credential)
    await payer.setPin({ password: FIRST })
    const cardId = randomUUID()
    await payer.addCard({ cardId, holder: payeeName, number: '6660000001' })
    const want = async (): Promise<unknown[]> => {
      const { body } = await payer.want(cardId)
      return [body.code, body.data?.['state']]
    }
    const unproved = [await want()]
    await editor.change('play-rules', 'lotus', { identity: 'never', identityDays: 30 })
    unproved.push(await want())
    await editor.call('POST', `${at}/ask`, { why: 'once more' })
    unproved.push(await want())
    await editor.change('play-rules', 'lotus', { identity: 'before-deposit' })
    await send(credential, paper)
    await editor.call('POST', `${at}/decide`, { verified: true, why: 'clear' })
    const twice = await editor.call('POST', `${at}/decide`, { verified: false, why: 'on second thoughts' })
    const open = await deposit('1b8b5b0e-4a3b-4d7d-9d0e-6a3f0c9c1a13')
    const proved = await want()
    // What was good for 30 days is over with them.
    await rig.moveClock(31 * DAY_MS)
    const later = credentialOf(await member.person.login(name, FIRST))
    const over = await rig.caller.call('GET', '/wps/member/identity', { credential: later })
    const expired = await rig.caller.call('POST', '/wps/relay/deposit', {
      credential: later,
      body: { orderId: '1b8b5b0e-4a3b-4d7d-9d0e-6a3f0c9c1a14', channelId: 'transfer', amount: '500.00' },
    })
    await rig.moveClock(0)
    const back = await editor.get('play-rules', 'lotus')
    await editor.publish(await editor.draft(back, { identity: 'never', identityDays: 0 }))
    expect([codeOf(barred), barred.body.data?.['state']]).toEqual(['identity_needed', 'refused'])
    expect(codeOf(open)).toBe('200')
    expect(unproved).toEqual([
      ['identity_needed', 'refused'],
      ['insufficient_funds', undefined],
      ['identity_needed', 'asked'],
    ])
    expect(proved).toEqual(['insufficient_funds', undefined])
    expect(codeOf(twice)).toBe('identity_state')
    expect([over.body.value.state, codeOf(expired), expired.body.data?.['state']]).toEqual([
      'expired',
      'identity_needed',
      'expired',
    ])
  })

  it('papers are forgotten 90 days after they came, file and row; what waits for a review stays until it is reviewed', async () => {
    const picture = await photo()
    /** A member who sends a paper; its file is the one that was not there before. */
    const shown = async () => {
      const { credential, name } = await newMember(rig, { payeeName: freshPayee() })
      const before = names()
      const sent = await send(credential, picture)
      expect(sent.body.value.state).toBe('review')
      const [file = ''] = names().filter((one) => !before.includes(one))
      return { at: `identity/lotus/${name}`, file }
    }
    const [decided, waiting] = [await shown(), await shown()]
    const decide = ({ at }: { at: string }) =>
      editor.call('POST', `${at}/decide`, { verified: true, why: 'clear' })
    const kept = async ({ at, file }: { at: string; file: string }): Promise<[number, boolean]> => [
      (await editor.call('GET', at)).body.value.papers.length,
      names().includes(file),
    ]
    /** Lets so many days pass, and the work of that day be done. */
    const pass = async (days: number): Promise<void> => {
      await rig.moveClock(days * DAY_MS)
      await until(async () => {
        const jobs: JobDto[] = (await editor.call('GET', 'jobs?kind=daily&limit=200')).body.value.list
        const job = jobs.find(({ key }) => key === 'identity-papers')
        // While it is under way it is due later, too, and was not done yet.
        const isDone = job?.attempts === 0 && Date.parse(job.dueAt) > Date.now() + days * DAY_MS
        return isDone || undefined
      }, 'the work of the day')
    }
    expect(codeOf(await decide(decided))).toBe('200')
    await pass(89)
    expect([await kept(decided), await kept(waiting)]).toEqual([
      [1, true],
      [1, true],
    ])
    await pass(91)
    expect([await kept(decided), await kept(waiting)]).toEqual([
      [0, false],
      [1, true],
    ])
    expect(codeOf(await decide(waiting))).toBe('200')
    await pass(92.5)
    expect(await kept(waiting)).toEqual([0, false])
  })
}

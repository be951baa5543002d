import type { CareCase } from '@site/shared-api/contract/play-console'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import { FIRST, freshPayee, newMember } from '../../rig/people/member.ts'
import { Person } from '../../rig/people/person.ts'
import { dataOf, photo } from '../../rig/outside/photo.ts'
import type { Rig } from '../../rig/rig.ts'

/** What operators see and do, and papers that show who a member is (MEM-09, PLT-09). */
export function careSuite(rig: Rig): void {
  const editor = new Editor(rig)
  const cases = async (): Promise<CareCase[]> =>
    (await editor.call('GET', 'care?merchant=lotus')).body.value.list
  const deeds = async (account: string): Promise<string[]> =>
    (await rig.caller.get('/wps/operator/audit?limit=100', OPERATOR)).body.value.list
      .filter(({ subject }: { subject: string }) => subject === `lotus/${account}`)
      .map(({ action }: { action: string }) => action)

  it('a name of somebody who keeps away holds a new account until a person has looked', async () => {
    const away = await newMember(rig)
    await rig.caller.call('POST', '/wps/member/play/exclusion', {
      credential: away.credential,
      body: { kind: 'exclusion', months: 6, scope: 'brand' },
    })
    // The payee's name of every form of these tests.
    const twin = await newMember(rig)
    expect((await cases()).find(({ account }) => account === twin.name)).toMatchObject({
      state: 'open',
      markers: ['twin'],
    })
    const deposit = await rig.caller.call('POST', '/wps/relay/deposit', {
      credential: twin.credential,
      body: { orderId: '0b8b5b0e-4a3b-4d7d-9d0e-6a3f0c9c1a11', channelId: 'transfer', amount: '500.00' },
    })
    expect(codeOf(deposit)).toBe('play_restricted')
    const told = await editor.call('POST', `care/lotus/${twin.name}/note`, {
      text: 'a brother',
      state: 'closed',
    })
    expect(told.body.value).toMatchObject({ state: 'closed', restricted: true, notes: [{ what: 'note' }] })
  })

  it('an operator writes to a member, and sends one away whom nobody can bring back; both are audited', async () => {
    const member = await newMember(rig, { payeeName: freshPayee() })
    const at = `care/lotus/${member.name}`
    const message = await editor.call('POST', `${at}/message`, {
      title: 'How are you?',
      text: 'We saw…\n\nCall us.',
    })
    expect(message.status).toBe(200)
    const mails = await rig.caller.get('/wps/mail', { credential: member.credential })
    expect(mails.body.value.list[0].title).toBe('How are you?')
    const away = await editor.call('POST', `${at}/exclusion`, {
      kind: 'time-out',
      hours: 48,
      why: 'asked by phone',
    })
    expect(away.body.value.exclusions).toMatchObject([{ kind: 'time-out', by: 'local', holds: true }])
    expect((await rig.caller.get('/wps/session', { credential: member.credential })).body.data).toEqual({
      reason: 'excluded',
    })
    expect(codeOf(await new Person(rig).login(member.name, FIRST))).toBe('self_excluded')
    expect(codeOf(await editor.call('POST', `${at}/message`, { title: 'x', text: 'y' }))).toBe(
      'self_excluded',
    )
    await editor.call('GET', at)
    expect(await deeds(member.name)).toEqual(['care.looked', 'care.time-out', 'care.message'])
  })

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
    const paper = dataOf(await photo())
    const wrong = await call('POST', '/wps/member/identity', { document: 'passport', pictures: ['bm90IGE='] })
    expect([codeOf(wrong), wrong.body.field]).toEqual(['image_type', 'pictures.0'])
    const sent = await call('POST', '/wps/member/identity', { document: 'passport', pictures: [paper] })
    expect(sent.body.value.state).toBe('review')
    expect(
      codeOf(await call('POST', '/wps/member/identity', { document: 'passport', pictures: [paper] })),
    ).toBe('identity_state')
    // Addresses of papers are this operator's browser's alone.
    const keeper = await Editor.signedIn(rig, 'keeper', 'risk')
    const read = await keeper.call('GET', at)
    const [{ url }] = read.body.value.papers
    const bytes = await keeper.file(url)
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
    await call('POST', '/wps/member/identity', { document: 'passport', pictures: [paper] })
    await editor.call('POST', `${at}/decide`, { verified: true, why: 'clear' })
    const open = await deposit('1b8b5b0e-4a3b-4d7d-9d0e-6a3f0c9c1a13')
    const back = await editor.get('play-rules', 'lotus')
    await editor.publish(await editor.draft(back, { identity: 'never' }))
    expect([codeOf(barred), barred.body.data?.['state']]).toEqual(['identity_needed', 'refused'])
    expect(codeOf(open)).toBe('200')
  })
}

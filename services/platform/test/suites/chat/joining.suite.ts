import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { codeOf } from '../../rig/caller.ts'
import { Chatter, waitForChat, nextChatLine, TICKET } from '../../rig/people/chatter.ts'
import { ChatOperator } from '../../rig/people/chat-operator.ts'
import { newMember } from '../../rig/people/member.ts'
import type { Rig } from '../../rig/rig.ts'

const MINUTE_MS = 60_000
/** So many messages at once, under way as the guest signs in; the first are pictures, which are drawn anew at that time. */
const AT_ONCE = 6
const PICTURES = 3

/** A guest who signs in goes on with their own conversation, and with no other (CON-08). */
export function chatJoiningSuite(rig: Rig): void {
  it('a guest who registers goes on where they were: the same lines and pictures, and the operator sees who it is (CON-08)', async () => {
    const guest = new Chatter(rig, '203.0.113.190')
    await guest.say('how do I register')
    const slip = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    const sent = await guest.show(slip)
    const operator = await ChatOperator.of(rig, 'joining-anna')
    const id = await operator.find('how do I register')
    await operator.reply(id, 'With the button above.')
    const [tab, before] = [guest.tab('203.0.113.190'), guest.tab('203.0.113.191')]
    const member = await newMember(rig)
    const { name } = member
    const console_ = await operator.listen()
    for (const one of [guest, tab]) one.become(member)
    // The count that a page requests at sign-in is enough.
    expect(await guest.unread()).toBe(1)
    expect(await nextChatLine(console_)).toMatchObject({ kind: 'reopened', from: 'house', by: name, seq: 5 })
    expect(guest.browser.cookie(TICKET)).toBeUndefined()
    const lines = ['how do I register', 'picture', 'joined', 'With the button above.', 'reopened']
    expect([await guest.texts(), await tab.texts()]).toEqual([lines, lines])
    expect((await guest.page()).state).toMatchObject({ status: 'open', operator: 'joining-anna', lastSeq: 5 })
    const { picture } = sent.body.value.entry
    expect(codeOf(await tab.browser.get(`/wps/chat/pictures/${picture.id}`))).toBe('200')
    expect((await operator.list('?box=mine')).list).toMatchObject([{ id, account: name }])
    const page = await tab.listen()
    await operator.reply(id, 'Welcome!')
    expect(await nextChatLine(page)).toMatchObject({ text: 'Welcome!', seq: 6 })
    await tab.say('thank you')
    await waitForChat(console_, ({ chat }) => chat?.['lastText'] === 'thank you' && chat['account'] === name)
    // The ticket is over: who still has it, or the phone after a sign-out, finds nothing and begins nothing with it.
    expect(await before.page()).toMatchObject({ state: { status: 'none' }, entries: [] })
    const late = { clientId: randomUUID() }
    expect(codeOf(await before.say('still a guest', late))).toBe('changed_meanwhile')
    expect(before.browser.cookie(TICKET)).toBeUndefined()
    // As who they are now they have said it once; who has not signed in is a guest like any other.
    for (let time = 0; time < 2; time += 1) expect(codeOf(await tab.say('still a guest', late))).toBe('200')
    expect((await guest.texts()).slice(5)).toEqual(['Welcome!', 'thank you', 'still a guest'])
    expect(codeOf(await before.say('new guest'))).toBe('200')
    expect(await before.texts()).toEqual(['new guest'])
    await Promise.all([console_.close(), page.close()])
  })

  it('is added to the conversation that the member has: each line once, in order, nothing read that was not (CON-08)', async () => {
    const owner = await newMember(rig)
    const member = new Chatter(rig, '203.0.113.192').become(owner)
    const same = randomUUID()
    await member.say('long ago', { clientId: same })
    const operator = await ChatOperator.of(rig, 'joining-ben')
    const own = await operator.find('long ago')
    await operator.reply(own, 'answered')
    await operator.call('POST', `chats/${own}/close`, { note: 'an old matter' })
    const guest = new Chatter(rig, '203.0.113.193')
    await guest.say('I forgot my password', { clientId: same })
    const asGuest = await operator.find('I forgot my password')
    await operator.reply(asGuest, 'We help you.')
    guest.become(owner)
    // Two pages at once, of one browser.
    await Promise.all([guest.page(), guest.tab('203.0.113.193').page(), guest.unread()])
    const { entries, state } = await member.page('?after=0&limit=100')
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
    expect(new Set(entries.map(({ clientId }) => clientId)).size).toBe(entries.length)
    expect(await member.texts()).toEqual([
      'long ago',
      'joined',
      'answered',
      'closed',
      'I forgot my password',
      'joined',
      'We help you.',
      'reopened',
    ])
    expect(state).toMatchObject({ status: 'open', operator: 'joining-ben', unread: 2, rating: null })
    const { list } = await operator.list('?box=mine')
    expect(list).toMatchObject([{ id: own, account: owner.name, note: 'an old matter' }])
    expect(codeOf(await operator.reply(asGuest, 'too late'))).toBe('not_found')
    expect(codeOf(await operator.reply(own, 'here'))).toBe('200')
  })

  it('never another’s: not what rested half an hour, what is closed, of another brand, of no ticket, nor to a trial account (CON-08, B6)', async () => {
    const owner = await newMember(rig)
    const arrive = async (ticket: string | undefined): Promise<string> => {
      const member = new Chatter(rig, '203.0.113.194').become(owner)
      if (ticket !== undefined) member.browser.setCookie(TICKET, ticket)
      return (await member.page()).state.status
    }
    const elsewhere = new Chatter(rig, '203.0.113.195', 'coral')
    await elsewhere.say('of another brand')
    const closed = new Chatter(rig, '203.0.113.196')
    await closed.say('this one is done')
    const operator = await ChatOperator.of(rig, 'joining-eve')
    await operator.call('POST', `chats/${await operator.find('this one is done')}/close`, { note: '' })
    const rested = new Chatter(rig, '203.0.113.197')
    await rested.say('this one rests')
    const tickets = [elsewhere, closed].map(({ browser }) => browser.cookie(TICKET))
    for (const ticket of [...tickets, undefined, `${rested.browser.cookie(TICKET)}x`])
      expect(await arrive(ticket)).toBe('none')
    const trial = await Chatter.member(rig, 'lotus.trial', '203.0.113.198')
    await trial.say('I only try')
    expect((await trial.page()).state).toMatchObject({ status: 'waiting' })
    expect(trial.browser.cookie(TICKET)).toBeDefined()
    await rig.moveClock(31 * MINUTE_MS)
    expect(await arrive(rested.browser.cookie(TICKET))).toBe('none')
    expect(await rested.texts()).toEqual(['this one rests'])
    await rig.moveClock(28 * MINUTE_MS)
    expect(await arrive(rested.browser.cookie(TICKET))).toBe('waiting')
    await rig.moveClock(0)
  })

  it('what is on its way in the moment of signing in is said once, whichever way it went (CON-08)', async () => {
    const guest = new Chatter(rig, '203.0.113.199')
    await guest.say('going on')
    const member = guest.tab('203.0.113.199').become(await newMember(rig))
    const photo = await sharp({ create: { width: 4_500, height: 3_000, channels: 3, background: '#462' } })
      .png()
      .toBuffer()
    const wanted = Array.from({ length: AT_ONCE }, (_, i) => ({
      clientId: randomUUID(),
      text: `moment ${i}`,
    }))
    const say = (who: Chatter, { clientId, text }: { clientId: string; text: string }, at: number) =>
      at < PICTURES ? who.show(photo, clientId) : who.say(text, { clientId })
    const send = (one: (typeof wanted)[number], at: number) => say(guest.tab('203.0.113.199'), one, at)
    const pictures = wanted.slice(0, PICTURES).map(send)
    const joined = member.browser.get('/wps/chat/unread?module=CBS3')
    const said = [...pictures, ...wanted.slice(PICTURES).map((one, at) => send(one, PICTURES + at))]
    expect(codeOf(await joined)).toBe('200')
    for (const answer of await Promise.all(said)) expect(codeOf(answer)).toMatch(/^(200|changed_meanwhile)$/)
    // Each page says again what it has no answer for; here all of them do.
    for (const [at, one] of wanted.entries()) expect(codeOf(await say(member, one, at))).toBe('200')
    const { entries } = await member.page('?after=0&limit=100')
    const clientIds = entries.flatMap(({ clientId, from, text }) =>
      from === 'member' && text !== 'going on' ? [clientId] : [],
    )
    expect(clientIds.toSorted()).toEqual(wanted.map(({ clientId }) => clientId).toSorted())
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
  })
}

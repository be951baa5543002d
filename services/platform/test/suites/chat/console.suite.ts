import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { Chatter, waitForChat, nextChatLine } from '../../rig/people/chatter.ts'
import { ChatOperator } from '../../rig/people/chat-operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** Customer service from the operators' side (CON-08, PLT-09). */
export function chatConsoleSuite(rig: Rig): void {
  const guestWith = async (text: string, address: string): Promise<Chatter> => {
    const guest = new Chatter(rig, address)
    await guest.say(text)
    return guest
  }

  afterEach(() => rig.moveClock(0))

  it('queues who waits longest first, shows one’s own, and finds past ones by what was said (PLT-09)', async () => {
    const operator = await ChatOperator.of(rig, 'support-queue')
    const guests = await Promise.all([guestWith('queue alpha', '203.0.113.160')])
    await guestWith('queue beta', '203.0.113.161')
    const waiting = async () =>
      (await operator.list('?box=waiting&search=queue')).list.map((one) => one['lastText'])
    expect(await waiting()).toEqual(['queue alpha', 'queue beta'])
    const alpha = await operator.find('queue alpha')
    await operator.reply(alpha, 'Hello alpha')
    expect(await waiting()).toEqual(['queue beta'])
    const mine = await operator.list('?box=mine')
    expect(mine.list).toMatchObject([
      { id: alpha, status: 'open', operator: 'support-queue', lastFrom: 'operator' },
    ])
    expect(mine.counts).toMatchObject({ mine: 1 })
    await operator.call('POST', `chats/${alpha}/close`, { note: 'sent a slip, 50%_off' })
    expect((await operator.list('?box=mine')).list).toEqual([])
    expect(await operator.find('50%_off')).toBe(alpha)
    expect((await operator.list('?box=all&search=50%25x')).list).toEqual([])
    const all: unknown[] = []
    for (let cursor = ''; ;) {
      const page = await operator.list(`?box=all&limit=2${cursor}`)
      all.push(...page.list.map(({ id }) => id))
      if (page.nextCursor === null) break
      cursor = `&cursor=${page.nextCursor}`
    }
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(2)
    expect((await guests[0]?.page())?.state).toMatchObject({ status: 'closed', operator: null })
  })

  it('one operator answers at a time: taken over knowingly, handed on, never by two (PLT-09)', async () => {
    const [anna, ben] = [
      await ChatOperator.of(rig, 'support-anna'),
      await ChatOperator.of(rig, 'support-ben'),
    ]
    const guest = await guestWith('who is there', '203.0.113.162')
    const id = await anna.find('who is there')
    const assign = (who: ChatOperator, operator: string | null, seen: string | null) =>
      who.call('POST', `chats/${id}/assign`, { operator, seen })
    expect((await assign(anna, 'support-anna', null)).body.value.chat).toMatchObject({
      operator: 'support-anna',
    })
    const late = await assign(ben, 'support-ben', null)
    expect([late.body.code, late.body.data]).toEqual(['changed_meanwhile', { operator: 'support-anna' }])
    expect(codeOf(await ben.reply(id, 'me too'))).toBe('changed_meanwhile')
    expect((await assign(ben, 'support-ben', 'support-anna')).body.value.chat).toMatchObject({
      operator: 'support-ben',
    })
    expect(codeOf(await anna.reply(id, 'still me'))).toBe('changed_meanwhile')
    await ben.reply(id, 'I have taken over.')
    expect((await assign(ben, null, 'support-ben')).body.value.chat).toMatchObject({ status: 'waiting' })
    expect(await guest.texts()).toEqual(['who is there', 'joined', 'joined', 'I have taken over.', 'left'])
    await ChatOperator.of(rig, 'support-reader', 'reader')
    for (const assignee of ['support-reader', 'unknown'])
      expect((await assign(ben, assignee, null)).body).toMatchObject({
        code: 'invalid_input',
        field: 'operator',
      })
    const { list } = (await new Editor(rig).call('GET', `audit?subject=${id}`)).body.value
    const entries = list.filter(({ subject }: { subject: string }) => subject === id)
    expect(
      entries.map(({ action, actor }: Record<string, string>) => `${actor} ${action}`).reverse(),
    ).toEqual(['support-anna chat.assigned', 'support-ben chat.assigned', 'support-ben chat.released'])
  })

  it('receives each event at once: messages, typing, what was delivered and read (CON-08)', async () => {
    const operator = await ChatOperator.of(rig, 'support-live')
    const guest = await guestWith('live one', '203.0.113.163')
    const id = await operator.find('live one')
    const [there, here] = await Promise.all([operator.listen(), guest.listen()])
    await guest.post('typing')
    await waitForChat(there, ({ typing }) => typing === id)
    await guest.say('live two')
    expect(await nextChatLine(there)).toMatchObject({ text: 'live two', seq: 2 })
    expect(await nextChatLine(here)).toMatchObject({ text: 'live two' })
    await operator.call('POST', `chats/${id}/typing`)
    await waitForChat(here, ({ typing }) => typing === true)
    await operator.reply(id, 'I see you')
    await waitForChat(there, ({ chat }) => chat?.['delivered'] === 4)
    await guest.post('marks', { read: 4 })
    await waitForChat(there, ({ chat }) => chat?.['read'] === 4)
    await operator.call('POST', `chats/${id}/marks`, { read: 2 })
    await waitForChat(here, ({ state }) => state?.read === 2)
    await Promise.all([there.close(), here.close()])
    const anonymous = await fetch(`${rig.platform.operatorUrl}/wps/operator/chat-events`)
    expect(anonymous.status).toBe(401)
    const reader = await Editor.signedIn(rig, 'support-live-reader', 'reader')
    const path = `${rig.platform.operatorUrl}/wps/operator/chat-events`
    expect((await fetch(path, { headers: reader.headers })).status).toBe(403)
    expect((await fetch(`${rig.platform.url}/wps/operator/chat-events`)).status).toBe(404)
  })

  it('a conversation ends, is rated once, and opens again with the next message (CON-08)', async () => {
    const operator = await ChatOperator.of(rig, 'support-end')
    const guest = await guestWith('end one', '203.0.113.164')
    const id = await operator.find('end one')
    expect(codeOf(await guest.post('rating', { stars: 5 }))).toBe('not_found')
    await operator.reply(id, 'Done.')
    await operator.call('POST', `chats/${id}/close`, { note: 'a slip' })
    expect((await guest.post('rating', { stars: 4 })).body.value.state).toMatchObject({ rating: 4 })
    expect(codeOf(await guest.post('rating', { stars: 4 }))).toBe('200')
    expect(codeOf(await guest.post('rating', { stars: 1 }))).toBe('changed_meanwhile')
    for (const stars of [0, 6, 1.5])
      expect(codeOf(await guest.post('rating', { stars }))).toBe('invalid_input')
    const [listed] = (await operator.list('?box=all&search=end%20one')).list
    expect(listed).toMatchObject({ rating: 4, note: 'a slip', status: 'closed' })
    await guest.say('one more thing')
    expect((await guest.page()).state).toMatchObject({ status: 'waiting', rating: null })
    expect(await guest.texts()).toEqual([
      'end one',
      'joined',
      'Done.',
      'closed',
      'rated',
      'reopened',
      'one more thing',
    ])
  })

  it('an operator who leaves gives conversations back to the queue, and the member sees it (CON-08)', async () => {
    const [gone, there] = [
      await ChatOperator.of(rig, 'support-gone'),
      await ChatOperator.of(rig, 'support-there'),
    ]
    const left = await guestWith('left alone', '203.0.113.165')
    const kept = await guestWith('in good hands', '203.0.113.166')
    const [lost, safe] = [await gone.find('left alone'), await there.find('in good hands')]
    await gone.reply(lost, 'Just a moment')
    await there.reply(safe, 'Here I am')
    const stream = await there.listen()
    const page = await left.listen()
    await rig.moveClock(60_000)
    for (let entry = await nextChatLine(page); entry.kind !== 'left'; entry = await nextChatLine(page));
    expect((await left.page()).state).toMatchObject({ status: 'waiting', operator: null })
    expect((await kept.page()).state).toMatchObject({ status: 'open', operator: 'support-there' })
    // Who comes back is there again, and keeps what they take.
    const back = await gone.listen()
    await gone.reply(lost, 'Here again')
    await rig.moveClock(120_000)
    await until(async () => {
      const { state } = await kept.page()
      return state.status === 'open' ? true : undefined
    }, 'an operator whose page is open all the time')
    const waiting = await guestWith('next to leave', '203.0.113.168')
    await there.reply(await there.find('next to leave'), 'Hello')
    await there.call('DELETE', 'session')
    await stream.ended
    await rig.moveClock(180_000)
    await until(
      async () => ((await waiting.page()).state.status === 'waiting' ? true : undefined),
      'the queue of who has left',
    )
    expect((await left.page()).state).toMatchObject({ status: 'open', operator: 'support-gone' })
    await Promise.all([back.close(), page.close()])
  })

  it('the stream of an operator whose session ends is over (PLT-05)', async () => {
    const operator = await ChatOperator.of(rig, 'support-signs-out')
    const stream = await operator.listen()
    await operator.call('DELETE', 'session')
    await stream.ended
  })

  it('shows who writes, and money to those alone who may see it (PLT-05, PLT-09)', async () => {
    const demo = await Chatter.member(rig, 'lotus.demo', '203.0.113.167')
    await demo.say('who am I', { page: '/m/withdraw' })
    const [support, owner] = [
      await ChatOperator.of(rig, 'support-context'),
      await ChatOperator.of(rig, 'support-owner', 'owner'),
    ]
    const id = await support.find('who am I')
    const of = async (operator: ChatOperator) =>
      (await operator.call('GET', `chats/${id}/context`)).body.value
    const seen = await of(support)
    expect(seen).toMatchObject({
      account: 'lotus.demo',
      brand: 'Lotus',
      language: 'EN',
      page: '/m/withdraw',
      active: true,
      balance: null,
    })
    expect(seen.devices.length).toBeGreaterThan(0)
    const { balance } = await of(owner)
    expect(balance).toEqual({ amount: expect.stringMatching(/^\d+\.\d{2}$/), currency: 'THB' })
    expect(codeOf(await support.call('GET', `chats/${randomUUID()}/context`))).toBe('not_found')
  })

  it('ready answers are written in both languages by who may, and found by who answers (PLT-09)', async () => {
    const operator = await ChatOperator.of(rig, 'support-canned')
    const answers = async () =>
      (await operator.call('GET', 'canned-answers/lotus')).body.value.list as {
        id: string
        text: { TY: string }
      }[]
    expect((await answers()).map(({ id }) => id)).toContain('deposit-missing')
    const text = { EN: 'Thank you <3', TY: 'ขอบคุณ' }
    const half = { title: { EN: 'Thanks', TY: '' }, text, order: 1 }
    const drafted = await operator.editor.create('canned-answer', half, { merchant: 'lotus', id: 'thanks' })
    expect(codeOf(await operator.editor.publish(drafted))).not.toBe('200')
    const whole = await operator.editor.draft(drafted, { title: { EN: 'Thanks', TY: 'ขอบคุณ' } })
    expect(codeOf(await operator.editor.publish(whole))).toBe('200')
    expect((await answers())[0]).toMatchObject({ id: 'thanks', text })
    expect((await operator.call('GET', 'canned-answers/coral')).body.value.list).not.toContainEqual(
      expect.objectContaining({ id: 'thanks' }),
    )
    const editor = await Editor.signedIn(rig, 'support-editor', 'editor')
    expect(codeOf(await editor.create('canned-answer', half, { merchant: 'lotus', id: 'no' }))).toBe(
      'feature_unavailable',
    )
    await until(async () => ((await answers()).length > 0 ? true : undefined), 'answers')
  })
}

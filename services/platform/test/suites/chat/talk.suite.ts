import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { codeOf } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Chatter, nextChatLine } from '../../rig/people/chatter.ts'
import { ChatOperator } from '../../rig/people/chat-operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const LAUNCH = '/wps/chat/launch?b2c=1&template=v2'
const PER_MINUTE = 30

/** Customer service as members and guests use it (CON-08, B7). */
export function chatTalkSuite(rig: Rig): void {
  const patch = (change: object) =>
    rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body: change })
  const setChat = async (chat: { launchUrl: string | null; hours: object[] }) => {
    const editor = new Editor(rig)
    const drafted = await editor.draft(await editor.get('brand', 'lotus'), { chat })
    return drafted.status === 200 ? await editor.publish(drafted) : drafted
  }

  it('leads to the site’s own chat, or to the brand’s service elsewhere with the launch query (CON-08, B7)', async () => {
    const launch = (query = '', more: object = {}) => rig.caller.get(`${LAUNCH}${query}`, more)
    expect((await launch()).body.value).toEqual({
      url: '/m/chat',
      outside: false,
      office: { open: true, opensAt: null, always: true },
    })
    expect(codeOf(await setChat({ launchUrl: 'https://chat.example/start', hours: [] }))).toBe('200')
    const launchQuery = '&backUrl=%2Fm%2Fhelp%3Ftag%3Ddeposit&headerColor=%23181322&title=Help'
    const { url, outside } = (await launch(launchQuery, { language: 'TY' })).body.value
    const { origin, pathname, searchParams } = new URL(url)
    expect([outside, origin + pathname]).toEqual([true, 'https://chat.example/start'])
    expect(Object.fromEntries(searchParams)).toEqual({
      b2c: '1',
      language: 'TY',
      backUrl: 'http://127.0.0.1/m/help?tag=deposit',
      headerColor: '#181322',
      title: 'Help',
      template: 'v2',
    })
    const refusals = [
      '&backUrl=https%3A%2F%2Fevil.example',
      '&backUrl=javascript%3Aalert(1)',
      '&headerColor=red',
    ]
    for (const query of refusals) expect(codeOf(await launch(query))).toBe('invalid_input')
    expect(codeOf(await rig.caller.get('/wps/chat/launch?b2c=2'))).toBe('invalid_input')
    // What is elsewhere is not here as well.
    const chatter = new Chatter(rig, '203.0.113.140')
    expect(codeOf(await chatter.say('hello'))).toBe('feature_unavailable')
    for (const launchUrl of ['http://chat.example', 'https://chat.example/?a=1', 'javascript:alert(1)'])
      expect((await setChat({ launchUrl, hours: [] })).status).toBeGreaterThanOrEqual(400)
    expect(codeOf(await setChat({ launchUrl: null, hours: [] }))).toBe('200')
    await patch({ flags: { CBS3: 0 } })
    expect(codeOf(await launch())).toBe('feature_unavailable')
    await patch({ flags: { CBS3: 1 } })
  })

  it('gives a guest who writes a ticket for the browser and the brand, and no other conversation (CON-08)', async () => {
    const guest = new Chatter(rig, '203.0.113.141')
    expect(await guest.page()).toMatchObject({ state: { status: 'none', lastSeq: 0 }, entries: [] })
    expect(guest.browser.cookie('MC_CHAT')).toBeUndefined()
    const first = await guest.say('<b>Is anyone there?</b>', { page: '/m/slot' })
    expect(first.headers.get('set-cookie')).toMatch(/MC_CHAT=[^;]{40,};.*HttpOnly;.*SameSite=Lax/i)
    expect(first.body.value.entry).toMatchObject({ seq: 1, from: 'member', text: '<b>Is anyone there?</b>' })
    expect((await guest.page()).state).toMatchObject({ status: 'waiting', lastSeq: 1 })
    const ticket = guest.browser.cookie('MC_CHAT') ?? ''
    const elsewhere = new Chatter(rig, '203.0.113.141', 'coral')
    elsewhere.browser.setCookie('MC_CHAT', ticket)
    expect((await elsewhere.page()).entries).toEqual([])
    expect((await new Chatter(rig, '203.0.113.141').page()).entries).toEqual([])
    const forger = new Chatter(rig, '203.0.113.141')
    forger.browser.setCookie('MC_CHAT', `${ticket}x`)
    expect(codeOf(await forger.post('marks', { read: 1 }))).toBe('login_required')
  })

  it('keeps guests’ tickets and messages to a measure (CON-08)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => new Chatter(rig, '203.0.113.142').say('hello')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    const one = new Chatter(rig, '203.0.113.143')
    for (let i = 0; i < PER_MINUTE; i += 1) expect((await one.say(`message ${i}`)).status).toBe(200)
    const more = await one.say('one too many')
    expect([more.status, more.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await one.page('?after=0&limit=100')).entries).toHaveLength(PER_MINUTE)
  })

  it('refuses what is no message, with its field, and keeps nothing of it (CON-08)', async () => {
    const guest = new Chatter(rig, '203.0.113.144')
    const bad: [object, string][] = [
      [{ clientId: 'x', text: 'a' }, 'clientId'],
      [{ clientId: randomUUID(), text: '  ' }, 'text'],
      [{ clientId: randomUUID(), text: 'a'.repeat(1_001) }, 'text'],
      [{ clientId: randomUUID(), text: 'a', contact: 'nowhere' }, 'contact'],
    ]
    for (const [body, field] of bad) {
      const { status, body: answer } = await guest.post('messages', body)
      expect([status, answer.code, answer.field]).toEqual([400, 'invalid_input', field])
    }
    expect(guest.browser.cookie('MC_CHAT')).toBeUndefined()
    expect(codeOf(await guest.say('a'.repeat(1_000)))).toBe('200')
    const clientId = randomUUID()
    await guest.say('one', { clientId })
    expect(codeOf(await guest.say('another', { clientId }))).toBe('transaction_conflict')
  })

  it('sends new messages to every page of a member, counts them, and clears the count everywhere (CON-08, SHL-24)', async () => {
    const phone = await Chatter.member(rig, 'lotus.agent', '203.0.113.145')
    const tablet = await Chatter.member(rig, 'lotus.agent', '203.0.113.146')
    const stranger = await Chatter.member(rig, 'lotus.new', '203.0.113.147')
    await phone.say('My deposit is missing')
    const operator = await ChatOperator.of(rig, 'chat-anna')
    const id = await operator.find('lotus.agent')
    // Others of the brand, with and without a conversation of theirs, and a guest of another brand.
    const [guest, beside] = [new Chatter(rig, '203.0.113.152'), new Chatter(rig, '203.0.113.153', 'coral')]
    await Promise.all([guest.say('I am another guest'), beside.say('and I am elsewhere')])
    const strangers = await Promise.all(
      [stranger, guest, beside, new Chatter(rig, '203.0.113.154')].map((who) => who.listen()),
    )
    const [one, other] = await Promise.all([phone.listen(), tablet.listen()])
    await operator.reply(id, 'I am looking into it.')
    for (const stream of [one, other]) {
      expect(await nextChatLine(stream)).toMatchObject({ kind: 'joined', by: 'chat-anna' })
      expect(await nextChatLine(stream)).toMatchObject({
        text: 'I am looking into it.',
        from: 'operator',
        seq: 3,
      })
    }
    expect(await Promise.all([phone.unread(), tablet.unread(), stranger.unread()])).toEqual([1, 1, 0])
    await phone.post('marks', { read: 3 })
    expect(await Promise.all([phone.unread(), tablet.unread()])).toEqual([0, 0])
    for (;;) {
      const { data } = await other.next()
      const { state } = data as { state?: { unread: number } } // reason: what the event carries
      if (state?.unread === 0) break
    }
    const own = ['I am another guest', 'and I am elsewhere']
    const another = async (stream: (typeof strangers)[number]): Promise<string> => {
      // What they said themselves may still be on its way to them.
      while (own.includes((await nextChatLine(stream)).text ?? ''));
      return 'a line of another'
    }
    for (const listener of strangers) {
      const line = another(listener)
      expect(await Promise.race([line, listener.close().then(() => 'nothing')])).toBe('nothing')
    }
    await Promise.all([one.close(), other.close()])
  })

  it('pages back through a thousand messages, and forward from any number (CON-08)', async () => {
    const guest = new Chatter(rig, '203.0.113.148')
    await guest.say('first')
    const operator = await ChatOperator.of(rig, 'chat-long')
    const [{ id }] = (await operator.list('?box=waiting&search=first')).list as [{ id: string }]
    for (let i = 0; i < 70; i += 1) await operator.reply(id, `line ${i}`)
    const newest = await guest.page()
    expect([newest.entries.length, newest.hasEarlier, newest.entries.at(-1)?.seq]).toEqual([30, true, 72])
    const before = await guest.page(`?before=${newest.entries[0]?.seq}`)
    expect(before.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => 13 + i))
    const rest = await guest.page('?before=13')
    expect([rest.entries.length, rest.hasEarlier]).toEqual([12, false])
    const forward = await guest.page('?after=60&limit=5')
    expect([forward.entries.map(({ seq }) => seq), forward.hasLater]).toEqual([[61, 62, 63, 64, 65], true])
    expect(await guest.page('?after=72')).toMatchObject({ entries: [], hasLater: false })
  })

  it('draws pictures anew for the two sides alone, and refuses what is none (CON-08)', async () => {
    const guest = new Chatter(rig, '203.0.113.149')
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('a secret place')).toBe(true)
    const clientId = randomUUID()
    const sent = await guest.show(photo, clientId)
    const { picture } = sent.body.value.entry
    expect(picture).toMatchObject({ width: 900, height: 600 })
    expect((await guest.show(photo, clientId)).body.value.entry.seq).toBe(1)
    const seen = (await guest.browser.get(`/wps/chat/pictures/${picture.id}`)).body.value.src
    const kept = Buffer.from(String(seen).split(',')[1] ?? '', 'base64')
    const { format, exif } = await sharp(kept).metadata()
    expect([format, exif, kept.includes('a secret place')]).toEqual(['webp', undefined, false])
    const stranger = new Chatter(rig, '203.0.113.149')
    expect(codeOf(await stranger.browser.get(`/wps/chat/pictures/${picture.id}`))).toBe('login_required')
    await stranger.say('hello')
    expect(codeOf(await stranger.browser.get(`/wps/chat/pictures/${picture.id}`))).toBe('art_unknown')
    const operator = await ChatOperator.of(rig, 'chat-pictures')
    const [{ id }] = (await operator.list('?box=all&limit=2')).list.filter(
      ({ lastText }) => lastText === '',
    ) as [{ id: string }]
    expect((await operator.call('GET', `chats/${id}/pictures/${picture.id}`)).body.value.src).toBe(seen)
    const pixels = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const refused: [Buffer, string][] = [
      [gif, 'picture_type'],
      [Buffer.from('MZ a program'), 'picture_type'],
      [pixels, 'picture_too_large'],
      [Buffer.from('https://elsewhere.example/a.png'), 'picture_type'],
      [Buffer.alloc(0), 'invalid_input'],
    ]
    for (const [bad, code] of refused) {
      const answer = await guest.show(bad)
      expect([answer.body.code, answer.body.field]).toEqual([code, 'picture'])
    }
    expect((await guest.page()).entries).toHaveLength(1)
  })

  it('says when the office opens again, and takes a message with an address until then (CON-08)', async () => {
    const tomorrow = (new Date().getUTCDay() + 2) % 7
    const hours = [{ days: [tomorrow], from: '10:00', to: '11:00' }]
    expect(codeOf(await setChat({ launchUrl: null, hours }))).toBe('200')
    const guest = new Chatter(rig, '203.0.113.150')
    const { office } = await guest.page()
    expect(office.open).toBe(false)
    expect(new Date(office.opensAt ?? 0).toISOString()).toMatch(/T03:00:00/)
    await guest.say('Please call me back', { contact: 'guest@example.com' })
    const operator = await ChatOperator.of(rig, 'chat-later')
    const id = await operator.find('guest@example.com')
    expect((await operator.call('GET', `chats/${id}/context`)).body.value).toMatchObject({
      contact: 'guest@example.com',
      account: null,
      balance: null,
    })
    // Here still: the answer is on the screen. Gone: it is mailed to the address.
    await operator.reply(id, 'We are <here> again.')
    await rig.moveClock(5 * 60_000)
    await operator.reply(id, 'Are you <there>?')
    const mails = await until(async () => {
      const { list } = (await rig.caller.get('/wps/operator/outbox', OPERATOR)).body.value
      const found = list.filter(({ to }: { to: string }) => to === 'guest@example.com')
      return found.length > 0 ? (found as { text: string }[]) : undefined
    }, 'an e-mail to the guest')
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual(['Are you <there>?'])
    await rig.moveClock(0)
    await setChat({ launchUrl: null, hours: [] })
  })

  it('a trial account talks as the guest that its visitor is, a frozen one no longer (B6)', async () => {
    const trial = await Chatter.member(rig, 'lotus.trial', '203.0.113.151')
    expect(await trial.unread()).toBe(0)
    const said = await trial.say('I only try')
    expect(said.headers.get('set-cookie')).toContain('MC_CHAT')
    trial.browser.token = 'ended'
    expect(codeOf(await trial.say('hello'))).toBe('session_ended')
  })
}

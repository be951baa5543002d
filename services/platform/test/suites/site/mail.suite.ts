import type { MailRow } from '@site/shared-api/contract/mail'
import { codeOf, type Credential } from '../../rig/caller.ts'
import { EventStream } from '../../rig/event-stream.ts'
import type { Rig } from '../../rig/rig.ts'

const HOUR_MS = 60 * 60 * 1000
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

/** The mail centre as a member reads it (CON-07, B7). */
export function mailSuite(rig: Rig): void {
  let demo: Credential
  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
  })
  const ask = (method: string, path: string, more: object = {}) =>
    rig.caller.call(method, path, { credential: demo, ...more })
  const list = async (query = '', more: object = {}): Promise<MailRow[]> =>
    (await ask('GET', `/wps/mail${query}`, more)).body.value.list
  const unread = async (): Promise<number> => (await ask('GET', '/wps/inbox/unread')).body.value.count

  it('lists messages, the newest first, in the requested language, page by page (CON-07)', async () => {
    const [english, thai] = [await list(), await list('', { language: 'TY' })]
    expect(english.map(({ title }) => title)).toEqual([
      'Your withdrawal was paid',
      'You have reached a new level',
      'Welcome',
    ])
    expect(english.map(({ read }) => read)).toEqual([false, false, true])
    expect(english[0]).toMatchObject({ kind: 'money', preview: 'It is in your bank account.' })
    for (const { title, preview } of thai) expect(title + preview).toMatch(/[\u0E00-\u0E7F]/)
    const first = (await ask('GET', '/wps/mail?limit=2')).body.value
    const second = (await ask('GET', `/wps/mail?limit=2&cursor=${first.nextCursor}`)).body.value
    expect([...first.list, ...second.list]).toEqual(english)
    expect(second.nextCursor).toBeNull()
    const odd = await ask('GET', '/wps/mail?cursor=bm9uZQ')
    expect([odd.status, codeOf(odd), odd.body.field]).toEqual([400, 'invalid_input', 'cursor'])
  })

  it('opens a message without marking it, marks it as read once, and counts what is left (CON-07, SHL-24)', async () => {
    const before = await unread()
    const [{ id } = { id: '' }] = await list()
    const opened = (await ask('GET', `/wps/mail/${id}`)).body.value
    expect(opened).toMatchObject({ id, read: false, content: '<p>It is in your bank account.</p>' })
    expect(await unread()).toBe(before)
    const read = await ask('POST', `/wps/mail/${id}/read`)
    expect(read.body.value).toEqual({ changed: 1, unread: before - 1 })
    const again = await ask('POST', `/wps/mail/${id}/read`)
    expect(again.body.value).toEqual({ changed: 0, unread: before - 1 })
    expect((await list())[0]).toMatchObject({ id, read: true })
    expect(await unread()).toBe(before - 1)
  })

  it('deletes one or several, knows them as gone, and brings them back within the day (CON-07)', async () => {
    const ids = (await list()).map(({ id }) => id)
    const [one = '', ...others] = ids
    expect((await ask('DELETE', `/wps/mail/${one}`)).body.value.changed).toBe(1)
    // The answer was lost: the same call again.
    expect((await ask('DELETE', `/wps/mail/${one}`)).body.value.changed).toBe(0)
    const gone = await ask('GET', `/wps/mail/${one}`)
    expect([gone.status, codeOf(gone)]).toEqual([404, 'mail_unknown'])
    expect(codeOf(await ask('POST', `/wps/mail/${one}/read`))).toBe('mail_unknown')
    const several = await ask('POST', '/wps/mail/delete', { body: { ids: [...others, UNKNOWN_ID] } })
    expect(several.body.value).toEqual({ changed: others.length, unread: 0 })
    expect(await list()).toEqual([])
    const back = await ask('POST', '/wps/mail/restore', { body: { ids } })
    expect(back.body.value.changed).toBe(ids.length)
    expect((await list()).map(({ id }) => id)).toEqual(ids)
    for (const body of [{ ids: [] }, { ids: ['1'] }, { ids: 'all' }, {}])
      expect((await ask('POST', '/wps/mail/delete', { body })).status).toBe(400)
  })

  it('neither shows nor changes another member’s messages (SHL-24)', async () => {
    const [{ id } = { id: '' }] = await list()
    const credential = await rig.caller.credential('lotus.agent', 'Lotus-2026!')
    expect(await list('', { credential })).toEqual([])
    for (const [method, path] of [
      ['GET', `/wps/mail/${id}`],
      ['POST', `/wps/mail/${id}/read`],
      ['DELETE', `/wps/mail/${id}`],
    ] as const)
      expect(codeOf(await ask(method, path, { credential }))).toBe('mail_unknown')
    const body = { ids: [id] }
    const tried = await ask('POST', '/wps/mail/delete', { credential, body })
    expect(tried.body.value.changed).toBe(0)
    expect((await list())[0]?.id).toBe(id)
    await ask('DELETE', `/wps/mail/${id}`)
    const back = () => ask('POST', '/wps/mail/restore', { body })
    expect((await ask('POST', '/wps/mail/restore', { credential, body })).body.value.changed).toBe(0)
    expect((await list()).map((row) => row.id)).not.toContain(id)
    expect((await back()).body.value.changed).toBe(1)
    expect(codeOf(await rig.caller.get('/wps/mail'))).toBe('login_required')
    const trial = await rig.caller.credential('lotus.trial', 'Lotus-2026!')
    expect(codeOf(await ask('GET', '/wps/mail', { credential: trial }))).toBe('trial_refused')
    expect((await ask('GET', '/wps/inbox/unread', { credential: trial })).body.value.count).toBe(0)
  })

  it('publishes the unread count to the member’s other pages at once (SHL-24)', async () => {
    const { ticket } = (await ask('POST', '/wps/events/ticket')).body.value
    const page = await EventStream.open(`${rig.platform.url}/wps/events?merchant=lotus&ticket=${ticket}`)
    const nextUnread = async (): Promise<unknown> => (await page.next('inbox')).data
    const before = await unread()
    expect(before).toBeGreaterThan(0)
    expect(await nextUnread()).toEqual({ unread: before })
    expect((await ask('POST', '/wps/mail/read')).body.value).toEqual({ changed: before, unread: 0 })
    expect(await nextUnread()).toEqual({ unread: 0 })
    await page.close()
  })
}

/** Moves the clock by a day: whatever else needs today comes before. */
export function mailLaterSuite(rig: Rig): void {
  afterAll(() => rig.moveClock(0))

  it('brings back nothing that was deleted more than a day ago (CON-07)', async () => {
    const asDemo = async () => ({ credential: await rig.caller.credential('lotus.demo', 'Lotus-2026!') })
    const before = await asDemo()
    const [first] = (await rig.caller.call('GET', '/wps/mail', before)).body.value.list
    await rig.caller.call('DELETE', `/wps/mail/${first.id}`, before)
    await rig.moveClock(49 * HOUR_MS)
    const body = { ids: [first.id] }
    const later = await asDemo()
    const back = await rig.caller.call('POST', '/wps/mail/restore', { ...later, body })
    expect(back.body.value.changed).toBe(0)
    expect(codeOf(await rig.caller.call('GET', `/wps/mail/${first.id}`, later))).toBe('mail_unknown')
  })
}

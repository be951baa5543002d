import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { codeOf, credentialOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Guarded } from '../../rig/people/guarded.ts'
import { FIRST, freshPayee } from '../../rig/people/member.ts'
import { coralForm, Person } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const PIN = '481920'

/** In whose name members are paid out: said once, after that the house decides (MEM-06, PLT-09). */
export function payeeNameSuite(rig: Rig): void {
  const callConsole = (method: string, path: string, body?: object): Promise<Answer> =>
    rig.caller.call(method, `/wps/operator/${path}`, { ...OPERATOR, ...(body && { body }) })

  it('sets the payee’s name once; another one waits for the house, which may refuse it with a reason (MEM-06, PLT-09)', async () => {
    const who = await Guarded.begin(rig)
    const change = (more: object) =>
      who.call('POST', '/wps/member/info/payeename', {
        payeeName: 'Somchai Newname',
        password: FIRST,
        ...more,
      })
    expect(codeOf(await change({ password: 'Guess-2026!' }))).toBe('password_wrong')
    const without = await change({})
    expect([codeOf(without), without.body.field]).toEqual(['invalid_input', 'why'])
    const why = 'I married last month.'
    const odd = await change({ payeeName: '<b>Somchai</b>', why })
    expect([codeOf(odd), odd.body.field]).toEqual(['invalid_input', 'payeeName'])
    expect((await change({ why })).body.value).toEqual({ payeeName: 'Somchai Jaidee', waiting: true })
    expect(codeOf(await change({ why }))).toBe('review_waiting')
    const find = async () =>
      (await callConsole('GET', `reviews?kind=payee-name&account=${who.member.name}`)).body.value.list
    const [first] = await find()
    const refuse = (reason: string) => callConsole('POST', `reviews/${first.id}/refuse`, { why: reason })
    const bare = await refuse('  ')
    expect([codeOf(bare), bare.body.field]).toEqual(['invalid_input', 'why'])
    expect((await refuse('We could not read the paper.')).body.value).toMatchObject({
      state: 'refused',
      decidedBy: 'local',
      decidedWhy: 'We could not read the paper.',
    })
    const [mail] = (await who.call('GET', '/wps/mail')).body.value.list
    expect(mail.title).toBe('A change was not made')
    const { content } = (await who.call('GET', `/wps/mail/${mail.id}`)).body.value
    expect(content).toContain('We could not read the paper.')
    expect((await who.config()).payeeName).toEqual({ name: 'Somchai Jaidee', waiting: false })
    const subject = encodeURIComponent(`lotus/${who.member.name}`)
    expect((await callConsole('GET', `audit?subject=${subject}`)).body.value.list).toContainEqual(
      expect.objectContaining({
        actor: 'local',
        action: 'review.refused',
        detail: { kind: 'payee-name', review: first.id, why: 'We could not read the paper.' },
      }),
    )
    await change({ why })
    const [second] = await find()
    await callConsole('POST', `reviews/${second.id}/approve`, { why: 'Seen' })
    expect(await who.config()).toMatchObject({
      payeeName: { name: 'Somchai Newname', waiting: false },
      cooling: { cause: 'payee-name' },
    })
    // Cards follow it: from now on they are in that name alone.
    await who.call('PUT', '/wps/member/paymentPassword', {
      paymentPassword: PIN,
      confirmPaymentPassword: PIN,
      password: FIRST,
    })
    const card = async (holder: string): Promise<string> => {
      const body = {
        cardId: randomUUID(),
        bankId: 'kbank',
        number: '7234567890',
        holder,
        paymentPassword: PIN,
      }
      return codeOf(await who.call('PUT', '/wps/member/bankCard', body))
    }
    expect([await card('Somchai Jaidee'), await card('Somchai Newname')]).toEqual(['card_name', '200'])
  })

  it('a payee’s name that is said for the first time holds at once, and no withdrawal waits after it (MEM-06)', async () => {
    const coral = new Person(rig, 'coral')
    const form = await coralForm(coral)
    const credential = credentialOf(await coral.sealed('PUT', '/wps/member/register', form))
    const body = { payeeName: freshPayee(), password: FIRST }
    const said = await coral.call('POST', '/wps/member/info/payeename', { credential, body })
    expect(said.body.value).toEqual({ payeeName: body.payeeName, waiting: false })
    const { value } = (await coral.get('/wps/member/securityConfig', { credential })).body
    expect(value).toMatchObject({
      payeeName: { name: body.payeeName, waiting: false },
      cooling: null,
      coolingHours: 24,
    })
    // Once: another one needs a reason.
    const other = await coral.call('POST', '/wps/member/info/payeename', {
      credential,
      body: { ...body, payeeName: freshPayee() },
    })
    expect([codeOf(other), other.body.field]).toEqual(['invalid_input', 'why'])
  })

  it('a change request that two operators decide at once is decided once (MEM-06, PLT-09)', async () => {
    const url = rig.place.databaseUrl
    // Where the test can lock the change request until both calls wait.
    if (url === undefined) return
    const who = await Guarded.begin(rig)
    const changeRequest = { payeeName: 'Somchai Newname', password: FIRST, why: 'I married last month.' }
    expect(codeOf(await who.call('POST', '/wps/member/info/payeename', changeRequest))).toBe('200')
    const [{ id }] = (await callConsole('GET', `reviews?account=${who.member.name}`)).body.value.list
    const pool = new pg.Pool({ connectionString: url })
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select id from member_reviews where id = $1 for update', [id])
    const decisions = ['approve', 'refuse'].map((did) =>
      callConsole('POST', `reviews/${id}/${did}`, { why: 'Seen' }),
    )
    await until(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%member_reviews%'`,
      )
      return (rowCount ?? 0) >= decisions.length ? true : undefined
    }, 'two operators waiting for the change request')
    await holder.query('commit')
    const codes = (await Promise.all(decisions)).map(codeOf)
    holder.release()
    await pool.end()
    expect(codes.toSorted()).toEqual(['200', 'changed_meanwhile'])
  })
}

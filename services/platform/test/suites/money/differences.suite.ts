import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { BookDifference } from '@site/shared-api/contract/difference'
import { codeOf, type Answer } from '../../rig/caller.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { freshPayee, newMember } from '../../rig/people/member.ts'
import type { Rig } from '../../rig/rig.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Differences of our books and those of payment companies: found, handled, closed by two people (MEM-02, PLT-09). */
export function differencesSuite(rig: Rig, sandbox: PaymentSandbox): void {
  const editor = new Editor(rig)
  const cashier = new Cashier(editor)

  async function payer(): Promise<Depositor> {
    const { credential } = await newMember(rig, { payeeName: freshPayee() })
    return new Depositor(rig, 'lotus', credential)
  }
  const span = () => {
    const now = Date.now()
    return { from: new Date(now - DAY_MS).toISOString(), to: new Date(now + HOUR_MS).toISOString() }
  }
  const look = (): Promise<Answer> => editor.call('POST', 'differences/look', span())
  const listed = async (filter = ''): Promise<BookDifference[]> =>
    (await editor.call('GET', `differences?limit=100${filter}`)).body.value.list
  /** The difference of an order. */
  async function ofOrder(orderId: string, state: string): Promise<BookDifference> {
    const found = (await listed(`&state=${state}`)).find((one) => one.orderId === orderId)
    if (!found) throw new Error(`no ${state} difference of ${orderId}`)
    return found
  }
  const end = (one: BookDifference, ending: string, more: object = {}): Promise<Answer> =>
    editor.approved('POST', `differences/${one.id}/end`, {
      ending,
      why: 'checked with the company',
      ours: one.ours,
      theirs: one.theirs,
      ...more,
    })
  /** A payment at the company for an order that we do not have. */
  async function stranger(amount: string, currency = 'THB'): Promise<BookDifference> {
    const orderId = randomUUID()
    await sandbox.strangerPays(orderId, amount, currency)
    expect(codeOf(await look())).toBe('200')
    return await ofOrder(orderId, 'open')
  }
  const compared = async (): Promise<string[]> => {
    const { from, to } = span()
    const answer = await editor.call('GET', `deposits-reconcile?from=${from}&to=${to}`)
    return answer.body.value.differences.map(({ receipt }: { receipt: string }) => receipt)
  }
  const fault = async (): Promise<unknown> =>
    (await editor.call('GET', 'ledger/verify?whole=1')).body.value.fault

  it('a payment of which the callback was lost is queried, and no difference remains (MEM-02)', async () => {
    const who = await payer()
    const order = await who.begin({ amount: '500.00' })
    await sandbox.act(payAt(order), { do: 'pay', callback: 'never' })
    expect(codeOf(await look())).toBe('200')
    expect(await who.order(order.orderId)).toMatchObject({ state: 'paid' })
    expect((await listed('&state=open')).filter((one) => one.orderId === order.orderId)).toEqual([])
    expect(await cashier.faults()).toEqual([])
  })

  it('is listed with both amounts and their difference, taken over and released by an operator (PLT-09)', async () => {
    const found = await stranger('500.00')
    expect(found).toMatchObject({
      book: 'deposits',
      provider: 'sandbox',
      merchant: null,
      ours: null,
      theirs: '500.00 THB',
      delta: '500.00',
      booked: '0.00',
      state: 'open',
      owner: null,
    })
    expect(await compared()).toContain(found.receipt)
    const own = (is: boolean) => editor.call('POST', `differences/${found.id}/owner`, { own: is })
    expect((await own(true)).body.value.owner).toBe('local')
    expect((await own(false)).body.value.owner).toBeNull()
    // Found again it is the same one.
    await look()
    expect((await ofOrder(found.orderId ?? '', 'open')).id).toBe(found.id)
  })

  it('waits until a day by two people, and no longer than thirty (PLT-09)', async () => {
    const found = await stranger('510.00')
    const until = (days: number) => ({ until: new Date(Date.now() + days * DAY_MS).toISOString() })
    expect((await end(found, 'wait', until(31))).body).toMatchObject({
      code: 'invalid_input',
      field: 'until',
    })
    expect((await end(found, 'wait')).body).toMatchObject({ code: 'invalid_input', field: 'until' })
    const body = { ending: 'wait', why: 'x', ours: found.ours, theirs: found.theirs, ...until(2) }
    expect(codeOf(await editor.call('POST', `differences/${found.id}/end`, body))).toBe('approval_pending')
    expect((await end(found, 'wait', until(3))).body.value).toMatchObject({ state: 'waiting' })
    await look()
    expect((await ofOrder(found.orderId ?? '', 'waiting')).why).toBe('checked with the company')
    await rig.moveClock(4 * DAY_MS)
    expect((await ofOrder(found.orderId ?? '', 'open')).id).toBe(found.id)
    await rig.moveClock(0)
  })

  it.each([
    ['write-off', 'HOUSE'],
    ['correct', 'DISPUTED'],
  ])('ended by %s is booked once, and the books agree from then on (MEM-02, PLT-09)', async (ending) => {
    const found = await stranger('520.00')
    expect((await end(found, ending)).body).toMatchObject({ code: 'unknown_merchant', field: 'merchant' })
    const other = { ...found, theirs: '1.00 THB' }
    expect(codeOf(await end(other, ending, { merchant: 'lotus' }))).toBe('difference_closed')
    expect((await end(found, ending, { merchant: 'coral' })).body.code).toBe('currency_mismatch')
    expect((await end(found, ending, { merchant: 'lotus' })).body.value).toMatchObject({
      state: 'closed',
      ending,
      merchant: 'lotus',
      booked: '520.00',
      decidedBy: 'local-approver',
    })
    expect(codeOf(await end(found, ending, { merchant: 'lotus' }))).toBe('difference_closed')
    await look()
    expect(await compared()).not.toContain(found.receipt)
    expect(await fault()).toBeNull()
  })

  it('what was booked for a difference is open again when the books agree after all, and is taken back (MEM-02)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const who = await payer()
    const order = await who.begin({ amount: '530.00' })
    await sandbox.act(payAt(order), { do: 'pay' })
    await who.become(order.orderId, 'paid')
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const renamed = (text: string) =>
      client.query(`update deposit_receipts set receipt_id = ${text} where order_id = $1`, [order.orderId])
    await renamed(`'lost-' || receipt_id`)
    // The company keeps silent about the order, not about its book.
    await client.query(`update deposit_orders set reference = 'other' where id = $1`, [order.orderId])
    await look()
    const mine = (await listed('&state=open')).filter((one) => one.orderId === order.orderId)
    expect(mine.map(({ delta }) => delta).toSorted()).toEqual(['-530.00', '530.00'])
    for (const one of mine) expect(codeOf(await end(one, 'correct'))).toBe('200')
    expect(await fault()).toBeNull()
    await renamed(`replace(receipt_id, 'lost-', '')`)
    await look()
    const again = (await listed('&state=open')).filter((one) => one.orderId === order.orderId)
    expect(again.map(({ booked, delta }) => [delta, booked]).toSorted()).toEqual([
      ['0.00', '-530.00'],
      ['0.00', '530.00'],
    ])
    for (const one of again) expect((await end(one, 'write-off')).body.value.booked).toBe('0.00')
    await client.end()
    expect(await fault()).toBeNull()
  })
}

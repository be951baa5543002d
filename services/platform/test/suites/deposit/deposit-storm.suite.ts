import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { Chance } from '../../rig/chance.ts'
import type { Act, PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Cashier, Depositor, payAt } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { bundled, startPlatform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { together } from '../../rig/together.ts'
import { volume } from '../../rig/volumes.ts'

const ORDERS = volume(1_000, 16)
const KILLS = volume(12, 1)
const LOOK_MS = 100
const LONGEST_MS = volume(1_800_000, 300_000)
const CALLBACKS = ['once', 'twice', 'late', 'never', 'forged', 'disordered'] as const
const SCENARIOS = [
  ...(['pay', 'pay', 'pay', 'less', 'more', 'twice', 'refuse', 'cancel', 'expire'] as const),
  // Payments that the company takes back afterwards, reverses before it reports them, and gives again.
  ...(['charge-back', 'refund', 'back-first', 'win'] as const),
] as const
type Scenario = (typeof SCENARIOS)[number]
/** The steps of the payment of such a scenario; the amounts in whole units. */
const STEPS: Partial<Record<Scenario, (amount: number) => readonly Pick<Act, 'do' | 'amount'>[]>> = {
  'charge-back': () => [{ do: 'pay' }, { do: 'charge-back' }],
  refund: (amount) => [{ do: 'pay' }, { do: 'refund', amount: `${Math.floor(amount / 2)}.00` }],
  'back-first': () => [{ do: 'reverse' }, { do: 'pay' }],
  win: () => [{ do: 'pay' }, { do: 'charge-back' }, { do: 'win' }],
}
/** Minor units that are with the company again in the end. */
const backOf = (scenario: Scenario, amount: number): number =>
  scenario === 'charge-back' || scenario === 'back-first'
    ? amount * 100
    : scenario === 'refund'
      ? Math.floor(amount / 2) * 100
      : 0
const MEMBERS = ['lotus.demo', 'lotus.agent', 'lotus.new'] as const

interface Done {
  readonly orderId: string
  readonly account: string
  /** Minor units that its payer gave. */
  readonly gave: number
  readonly scenario: Scenario
  /** Of that, what the company has taken back. */
  readonly back: number
  /** Movements that it reports in addition to payments. */
  readonly reversals: number
}

/** By then what was begun has been found. */
const UNKNOWN_MS = 30_000

/** However long it takes a full machine to start a killed platform: the test itself has an end. */
async function patiently<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Many deposits at once with everything that goes wrong, the platform killed and started again in between (MEM-02). */
export function depositStormSuite(rig: Rig, sandbox: PaymentSandbox): void {
  it(
    `credits each of ${ORDERS} deposits once through ${KILLS} kills, and the books agree to the last unit (MEM-02, PLT-09)`,
    async () => {
      const cashier = new Cashier(new Editor(rig))
      const rules = await new Editor(rig).get('deposit-rules', 'lotus')
      await new Editor(rig).publish(await new Editor(rig).draft(rules, { mostOpen: 20, mostPerHour: 10_000 }))
      const members = new Map<string, Depositor>()
      const before = new Map<string, number>()
      for (const account of MEMBERS) {
        const member = await Depositor.signIn(rig, account)
        members.set(account, member)
        before.set(account, await member.cash())
      }
      const done: Done[] = []
      const chance = new Chance(20_261_124)
      const plans = Array.from({ length: ORDERS }, () => ({
        account: chance.of(MEMBERS),
        scenario: chance.of(SCENARIOS),
        callback: chance.of(CALLBACKS),
        amount: 100 + chance.below(900),
      }))
      // Where the database lets several copies work on it, another one does.
      const other =
        rig.place.databaseUrl === undefined
          ? undefined
          : await startPlatform(rig.place, { ...sandbox.environment, PORT: '0' })
      let over = false
      const killing = (async () => {
        for (let kill = 0; kill < KILLS && !over; kill += 1) {
          await patiently(() =>
            over || done.length >= ((kill + 1) * ORDERS) / (KILLS + 2) ? true : undefined,
          )
          await rig.platform.kill()
          await rig.start()
        }
      })()
      await together(plans, async ({ account, amount, callback, scenario: deed }) => {
        const member = members.get(account)
        if (!member) throw new Error('no member')
        let request = { orderId: randomUUID(), since: Date.now() }
        const order = await patiently(async () => {
          const { orderId: id, since } = request
          const answer = await member.ask({ orderId: id, amount: `${amount}.00` }).catch(() => undefined)
          const value = answer?.status === 200 ? answer.body.value : undefined
          // A kill fell between the attempt and its call: it is never begun, and the member begins another one.
          if (value && !value.instruction && Date.now() - since > UNKNOWN_MS)
            request = { orderId: randomUUID(), since: Date.now() }
          return value?.instruction ? value : undefined
        })
        const { orderId } = order
        if (deed === 'cancel')
          await member.call('POST', `/wps/relay/deposits/${orderId}/cancel`).catch(() => undefined)
        else {
          const how = { callback, delayMs: callback === 'late' ? 1_500 : 0 }
          // reason: a scenario without steps is the payer's own
          const steps = STEPS[deed]?.(amount) ?? [{ do: deed as Act['do'] }]
          for (const step of steps) await sandbox.act(payAt(order), { ...step, ...how })
        }
        const times = deed === 'twice' ? 2 : 1
        const each = deed === 'less' ? amount - 1 : deed === 'more' ? amount + 1 : amount
        const gave = ['refuse', 'cancel', 'expire'].includes(deed) ? 0 : each * times * 100
        const back = backOf(deed, amount)
        const reversals = (STEPS[deed]?.(amount).length ?? 1) - 1
        done.push({ orderId, account, gave, scenario: deed, back, reversals })
      }).finally(async () => {
        over = true
        await killing
      })
      for (const { gave, orderId, reversals } of done) {
        // The queue asks on its own where no callback came; an operator may be quicker.
        await patiently(async () => {
          const { received, reversals: bookedReversals } = await cashier.detail(orderId)
          if (Math.round(Number(received) * 100) === gave && bookedReversals.length === reversals) return true
          await cashier.do('POST', `deposits/${orderId}/ask`)
          return undefined
        })
      }
      const credited = new Map<string, number>()
      for (const { account, back, scenario: deed, gave, orderId } of done) {
        const { credited: into, disputed, events, reversed, unclaimed } = await cashier.detail(orderId)
        const came = Math.round(Number(into ?? 0) * 100)
        const isUncredited = deed === 'back-first'
        expect([orderId, came + Math.round(Number(unclaimed) * 100)]).toEqual([
          orderId,
          isUncredited ? 0 : gave,
        ])
        expect([orderId, Math.round(Number(reversed) * 100), disputed]).toEqual([orderId, back, '0.00'])
        expect(events.filter(({ what }) => what === 'created')).toHaveLength(1)
        credited.set(account, (credited.get(account) ?? 0) + came - (isUncredited ? 0 : back))
      }
      for (const [account, member] of members)
        expect([account, (await member.cash()) - (await member.debt())]).toEqual([
          account,
          (before.get(account) ?? 0) + (credited.get(account) ?? 0),
        ])
      expect(await cashier.faults()).toEqual([])
      await other?.stop()
    },
    LONGEST_MS,
  )

  it('names the deposits that were tampered with, whichever way (MEM-02, GAM-05)', async () => {
    await rig.platform.stop()
    const { dataDir, databaseUrl } = rig.place
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const script = bundled('test/rig/process/wrong-deposits.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [...script, ...place])
    expect(JSON.parse(stdout)).toEqual({
      'a payment taken away': ['deposit_orders', 'payments of it'],
      'a payment of another amount': ['deposit_receipts', 'money moved'],
      'credited more than was booked': ['deposit_orders', 'credited to the member'],
      'a reversal taken away': ['deposit_orders', 'reversals of it'],
      'a reversal of another amount': ['deposit_reversals', 'money moved'],
      'a debt of another amount': ['debt_movements', 'debt of the member'],
      'set aside what was not paid': ['deposit_orders', 'set aside in the ledger'],
      nothing: null,
    })
    await rig.start()
  })
}

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Withdrawal } from '@site/shared-api/contract/withdraw'
import { Chance } from '../../rig/chance.ts'
import type { PaymentSandbox } from '../../rig/outside/payment-sandbox.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Payer, Withdrawer } from '../../rig/people/withdrawer.ts'
import { bundled, startPlatform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { together } from '../../rig/together.ts'
import { volume } from '../../rig/volumes.ts'

const ORDERS = volume(600, 10)
const KILLS = volume(8, 1)
const LOOK_MS = 100
const LONGEST_MS = volume(1_800_000, 300_000)
const SCENARIOS = ['approve', 'approve', 'approve', 'refuse', 'cancel', 'return', 'fail'] as const
const CALLBACKS = ['once', 'twice', 'never', 'forged', 'disordered'] as const
const ENDS: Readonly<Record<(typeof SCENARIOS)[number], readonly Withdrawal['state'][]>> = {
  approve: ['paid'],
  refuse: ['refused'],
  cancel: ['cancelled'],
  return: ['returned'],
  fail: ['failed'],
}

/** However long it takes a full machine to start a killed platform: the test itself has an end. */
async function patiently<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Many withdrawals at once with everything that goes wrong, the platform killed and started again in between (MEM-03). */
export function withdrawStormSuite(rig: Rig, sandbox: PaymentSandbox): void {
  it(
    `ends each of ${ORDERS} withdrawals once through ${KILLS} kills, and the books agree to the last unit (MEM-03, PLT-09)`,
    async () => {
      const payer = new Payer(new Editor(rig))
      const second = new Payer(await Editor.signedIn(rig, 'second-of-the-storm', 'payments'))
      const member = await Withdrawer.signIn(rig, 'lotus.agent')
      const [quick, slow] = [await member.ready('7010'), await member.ready('6111')]
      const before = await member.cash()
      const chance = new Chance(20_261_125)
      const plans = Array.from({ length: ORDERS }, () => ({
        orderId: randomUUID(),
        amount: 100 + chance.below(50),
        callback: chance.of(CALLBACKS),
        scenario: chance.of(SCENARIOS),
      }))
      // Where the database lets several copies work on it, another one does.
      const other =
        rig.place.databaseUrl === undefined
          ? undefined
          : await startPlatform(rig.place, { ...sandbox.environment, PORT: '0' })
      let done = 0
      let over = false
      const killing = (async () => {
        for (let kill = 0; kill < KILLS && !over; kill += 1) {
          await patiently(async () =>
            over || done >= ((kill + 1) * ORDERS) / (KILLS + 2) ? true : undefined,
          )
          await rig.platform.kill()
          await rig.start()
        }
      })()
      await together(plans, async ({ amount, callback, scenario: deed, orderId }) => {
        const card = deed === 'fail' || (deed === 'approve' && callback !== 'never') ? slow : quick
        const input = { orderId, amount: `${amount}.00` }
        await patiently(async () => ((await member.want(card, input)).status === 200 ? true : undefined))
        const isOver = async (): Promise<true | undefined> =>
          ENDS[deed].includes((await member.withdrawal(orderId)).state) ? true : undefined
        if (deed === 'cancel')
          await patiently(async () => {
            await member.call('POST', `/wps/transaction/orders/${orderId}/cancel`)
            return await isOver()
          })
        else if (deed === 'refuse')
          await patiently(async () => {
            await payer.refuse(orderId)
            return await isOver()
          })
        else {
          const reference = await patiently(async () => {
            await payer.approve(orderId)
            const found = await payer.withdrawal(orderId)
            // A kill fell between the attempt and its call: the company knows nothing of it, long after it was sent.
            if (found.outcomeNeeded && found.attempts[0]?.notFoundAt != null)
              for (const who of [payer, second])
                await who.do('POST', `withdrawals/${orderId}/outcome`, {
                  outcome: 'not_paid',
                  evidence: 'the company knows nothing of it',
                })
            return found.reference ?? undefined
          })
          if (deed === 'fail') await sandbox.payout(reference, { do: 'fail', callback })
          else if (card === slow) await sandbox.payout(reference, { do: 'pay', callback })
          if (deed === 'return') await sandbox.payout(reference, { do: 'return', callback })
          await patiently(async () => {
            await payer.do('POST', `withdrawals/${orderId}/ask`)
            return await isOver()
          })
        }
        done += 1
      }).finally(async () => {
        over = true
        await killing
      })
      const out = plans.reduce(
        (sum, { amount, scenario: deed }) => sum + (deed === 'approve' ? amount : 0),
        0,
      )
      expect(await member.cash()).toBe(before - out * 100)
      for (const { orderId } of plans) {
        const { disputed, events } = await payer.withdrawal(orderId)
        expect([orderId, disputed]).toEqual([orderId, '0.00'])
        expect(events.filter(({ what }) => what === 'created')).toHaveLength(1)
        expect(events.filter(({ what }) => what === 'paid').length).toBeLessThanOrEqual(1)
      }
      expect(await payer.faults()).toEqual([])
      await other?.stop()
    },
    LONGEST_MS,
  )

  it('names the withdrawal that was tampered with, whichever way (MEM-03, GAM-05)', async () => {
    await rig.platform.stop()
    const { dataDir, databaseUrl } = rig.place
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const script = bundled('test/rig/process/wrong-withdrawals.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [...script, ...place])
    expect(JSON.parse(stdout)).toEqual({
      'an amount': 'amount held',
      'paid without money': 'its hold',
      'given back twice': 'its hold',
      'a movement taken away': 'disputed',
      'a movement of another amount': 'disputed',
      'a dispute that is none': 'disputed',
      nothing: null,
    })
    await rig.start()
  })
}

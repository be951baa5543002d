import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import type { Charge, OpnCompany } from '../../rig/outside/opn-company.ts'
import { Cashier, Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

/** Deposits at a payment company that loses answers and is away: each is begun there once (MEM-02, PLT-09). */
export function startAttemptsSuite(rig: Rig, company: OpnCompany): void {
  let cashier: Cashier
  let demo: Depositor
  beforeAll(async () => {
    const editor = new Editor(rig)
    await editor.change('deposit-channel', 'lotus.qr', { provider: 'opn' })
    cashier = new Cashier(editor)
    demo = await Depositor.signIn(rig, 'lotus.demo')
  })
  beforeEach(() => {
    company.isSilent = false
    company.requests.length = 0
  })
  afterEach(async () => expect(await cashier.faults()).toEqual([]))

  const chargesOf = (orderId: string): Charge[] =>
    company.charges.filter(({ metadata }) => metadata['order_id'] === orderId)

  it('begins once where the answer is lost, however often it is requested, and finds what was begun by our id (MEM-02)', async () => {
    company.moods.charges.push('lose')
    company.isSilent = true
    const orderId = randomUUID()
    for (let i = 0; i < 5; i += 1) expect((await demo.ask({ orderId })).body.value.state).toBe('starting')
    expect((await cashier.do('POST', `deposits/${orderId}/ask`)).status).toBe(503)
    company.forgetKeys()
    company.isSilent = false
    expect((await demo.become(orderId, 'waiting')).instruction).toMatchObject({ kind: 'picture' })
    expect([chargesOf(orderId).length, company.sendsOf('charges')]).toEqual([1, 1])
    const [charge] = chargesOf(orderId)
    company.pay(charge as Charge)
    expect(await company.webhook(rig.platform.url, charge as Charge)).toBe('200')
    expect(await demo.become(orderId, 'paid')).toMatchObject({ credited: '500.00' })
  })

  it('calls a company that is away no more often when members request more often (MEM-02)', async () => {
    company.moods.charges.push('busy', 'busy')
    const orderId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => demo.ask({ orderId })))
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['200']))
    expect(company.sendsOf('charges')).toBe(1)
    await demo.become(orderId, 'waiting')
    expect(company.sendsOf('charges')).toBe(3)
    await demo.call('POST', `/wps/relay/deposits/${orderId}/cancel`)
  })

  it('ends what the company refuses, and credits a payment whose start was never confirmed (MEM-02, PLT-09)', async () => {
    company.moods.charges.push('refuse')
    expect(await demo.begin()).toMatchObject({ state: 'refused', reason: 'provider' })
    company.moods.charges.push('lose')
    company.isSilent = true
    const { orderId } = await demo.begin({ amount: '610.00' })
    await demo.call('POST', `/wps/relay/deposits/${orderId}/cancel`)
    const [charge] = chargesOf(orderId)
    company.pay(charge as Charge)
    company.isSilent = false
    expect(await company.webhook(rig.platform.url, charge as Charge)).toBe('200')
    expect(await demo.become(orderId, 'paid')).toMatchObject({ credited: '610.00' })
  })

  it('begins nothing at the company for an order that was cancelled before it could be begun (MEM-02)', async () => {
    await company.stop()
    const { orderId } = await demo.begin()
    expect((await demo.call('POST', `/wps/relay/deposits/${orderId}/cancel`)).body.value.state).toBe(
      'cancelled',
    )
    await company.start()
    expect((await cashier.do('POST', `deposits/${orderId}/ask`)).status).toBe(200)
    expect(chargesOf(orderId)).toEqual([])
  })
}

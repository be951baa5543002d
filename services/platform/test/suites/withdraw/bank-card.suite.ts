import { randomUUID } from 'node:crypto'
import { said, PASSWORDS } from '../../rig/outside/play.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { PIN, Payer, Withdrawer } from '../../rig/people/withdrawer.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** Where members are paid out to, and the password without which nothing is (MEM-03, MEM-06). */
export function bankCardSuite(rig: Rig): void {
  const payer = new Payer(new Editor(rig))
  let demo: Withdrawer
  beforeAll(async () => {
    demo = await Withdrawer.signIn(rig, 'lotus.demo')
  })

  it('sets the first payment password by the account’s, another by the previous one, and takes none that is obvious (MEM-06, B7)', async () => {
    const state = async () => (await demo.call('GET', '/wps/member/paymentPassword')).body.value
    expect(await state()).toMatchObject({ isSet: false, needsPassword: true, minLength: 6, maxLength: 6 })
    expect(said(await demo.addCard())).toEqual([409, 'payment_password_needed'])
    expect(said(await demo.want(randomUUID()))).toEqual([409, 'payment_password_needed'])
    expect(said(await demo.setPin({}))).toEqual([400, 'password_wrong', 'password'])
    expect(said(await demo.setPin({ password: 'Guess-2026!' }))).toEqual([400, 'password_wrong', 'password'])
    const password = PASSWORDS.lotus
    for (const [paymentPassword, code] of [
      ['123456', 'password_common'],
      ['48192', 'invalid_input'],
      ['48192a', 'invalid_input'],
    ] as const)
      expect(
        said(await demo.setPin({ password, paymentPassword, confirmPaymentPassword: paymentPassword })),
      ).toEqual([400, code, 'paymentPassword'])
    expect(said(await demo.setPin({ password, confirmPaymentPassword: '481921' }))).toEqual([
      400,
      'invalid_input',
      'confirmPaymentPassword',
    ])
    expect((await demo.setPin({ password })).body.value).toMatchObject({ isSet: true })
    // Another one needs the previous one, not the account's password.
    const other = { paymentPassword: '702458', confirmPaymentPassword: '702458' }
    expect(said(await demo.setPin({ password, ...other }))).toEqual([
      400,
      'payment_password_wrong',
      'oldPaymentPassword',
    ])
    expect(said(await demo.setPin({ oldPaymentPassword: PIN }))).toEqual([
      409,
      'modify.new.old.same',
      'paymentPassword',
    ])
    expect((await demo.setPin({ oldPaymentPassword: PIN, ...other })).status).toBe(200)
    expect((await demo.setPin({ oldPaymentPassword: '702458' })).status).toBe(200)
    const trial = await Withdrawer.signIn(rig, 'lotus.trial')
    expect(said(await trial.setPin({ password }))).toEqual([403, 'trial_refused'])
  })

  it('locks guessing out for a while, and a reset by password and code opens it again (MEM-06, B7)', async () => {
    const { credential } = demo
    const guess = () => demo.setPin({ oldPaymentPassword: '000001' })
    const answers = []
    for (let i = 0; i < 6; i += 1) answers.push(said(await guess())[1])
    expect(answers).toEqual([...Array<string>(5).fill('payment_password_wrong'), 'too_many_requests'])
    // Even the right one waits now.
    expect(said(await demo.setPin({ oldPaymentPassword: PIN }))[1]).toBe('too_many_requests')
    const { codeTo, lockedUntil } = (await demo.call('GET', '/wps/member/paymentPassword')).body.value
    expect(codeTo).toEqual({ channel: 'sms', to: '••• 5678' })
    expect(Date.parse(lockedUntil)).toBeGreaterThan(Date.now())
    const ask = (password: string) => demo.call('POST', '/wps/member/paymentPassword/code', { password })
    expect(said(await ask('Guess-2026!'))).toEqual([400, 'password_wrong', 'password'])
    const sent = await ask(PASSWORDS.lotus)
    const requesterCookie = /MC_CODE=[^;]+/.exec(sent.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const code = await until(async () => {
      const { list } = (await rig.caller.get('/wps/operator/outbox', OPERATOR)).body.value
      return list.find(({ to }: { to: string }) => to === '+66812345678')?.code
    }, 'the text message')
    const reset = (body: object) =>
      rig.caller.call('POST', '/wps/member/paymentPassword/reset', {
        credential,
        headers: { Cookie: `MC_SID=${credential.cookie}; ${requesterCookie}` },
        body: { paymentPassword: '702458', confirmPaymentPassword: '702458', ...body },
      })
    const password = PASSWORDS.lotus
    expect(said(await reset({ password }))).toEqual([400, 'verification_code_wrong', 'verificationCode'])
    expect(said(await reset({ password: 'no', verificationCode: code }))).toEqual([
      400,
      'password_wrong',
      'password',
    ])
    expect((await reset({ password, verificationCode: code })).body.value).toMatchObject({
      isSet: true,
      lockedUntil: null,
    })
    expect((await demo.setPin({ oldPaymentPassword: '702458' })).status).toBe(200)
  })

  it('resets by the code of an e-mail where the brand proves its members so, which is good once (MEM-06, B7)', async () => {
    const coral = await Withdrawer.signIn(rig, 'coral.agent', 'coral')
    const password = PASSWORDS.coral
    await coral.setPin({ password })
    const { codeTo } = (await coral.call('GET', '/wps/member/paymentPassword')).body.value
    expect(codeTo).toEqual({ channel: 'mail', to: 'c•••@example.com' })
    const sent = await coral.call('POST', '/wps/member/paymentPassword/code', { password })
    const requesterCookie = /MC_CODE=[^;]+/.exec(sent.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const text = await until(async () => {
      const { list } = (await rig.caller.get('/wps/operator/outbox', OPERATOR)).body.value
      return list.find(({ to }: { to: string }) => to === 'coral.agent@example.com')?.text
    }, 'the e-mail')
    const verificationCode = /\d{4,}/.exec(text)?.[0] ?? ''
    const reset = (body: object, cookie = requesterCookie) =>
      rig.caller.call('POST', '/wps/member/paymentPassword/reset', {
        merchant: 'coral',
        headers: {
          Authorization: `Bearer ${coral.credential.token}`,
          Cookie: `MC_SID=${coral.credential.cookie}; ${cookie}`,
        },
        body: { password, paymentPassword: '702458', confirmPaymentPassword: '702458', ...body },
      })
    const wrong = [400, 'verification_code_wrong', 'verificationCode']
    expect(said(await reset({}))).toEqual(wrong)
    // In another browser the code of the e-mail is of no use.
    expect(said(await reset({ verificationCode }, 'MC_CODE=of-another-browser'))).toEqual(wrong)
    expect((await reset({ verificationCode })).body.value).toMatchObject({ isSet: true })
    const again = { verificationCode, paymentPassword: PIN, confirmPaymentPassword: PIN }
    expect(said(await reset(again))).toEqual(wrong)
    expect((await coral.setPin({ oldPaymentPassword: '702458' })).status).toBe(200)
  })

  it('takes cards in the payee’s name alone, with the shape of their bank, a few, each once, and shows their last signs (MEM-03, B7)', async () => {
    const first = { cardId: randomUUID() }
    const added = (await demo.addCard(first)).body.value
    expect(added).toMatchObject({
      payeeName: 'Somchai Jaidee',
      most: 3,
      cards: [{ cardId: first.cardId, bankName: 'Kasikornbank', number: '7892', holder: 'Somchai Jaidee' }],
    })
    expect(JSON.stringify(added)).not.toContain('1234567892')
    // A second try after a lost answer adds nothing, another card under its id is refused.
    expect((await demo.addCard(first)).body.value.cards).toHaveLength(1)
    expect(said(await demo.addCard({ ...first, number: '1234567899' }))).toEqual([
      409,
      'transaction_conflict',
      'cardId',
    ])
    expect(said(await demo.addCard())).toEqual([409, 'card_taken', 'number'])
    expect(said(await demo.addCard({ holder: 'Somsri Jaidee', number: '2234567891' }))).toEqual([
      409,
      'card_name',
      'holder',
    ])
    for (const number of ['123456789', '12345678901', '12345 6789x', ''])
      expect(said(await demo.addCard({ number }))).toEqual([400, 'card_number', 'number'])
    expect(said(await demo.addCard({ bankId: 'truemoney', number: '1812345678' }))).toEqual([
      400,
      'card_number',
      'number',
    ])
    expect(said(await demo.addCard({ bankId: 'nobank' }))).toEqual([404, 'card_unknown', 'bankId'])
    expect(said(await demo.addCard({ number: '2234567891', paymentPassword: '000001' }))).toEqual([
      400,
      'payment_password_wrong',
      'paymentPassword',
    ])
    expect(
      (await demo.addCard({ bankId: 'truemoney', number: '081-234 5678', holder: 'SOMCHAI  JAIDEE' })).status,
    ).toBe(200)
    // From several tabs at once no more than the brand lets.
    const tabs = await Promise.all(
      ['3234567891', '4234567891', '5234567891'].map((number) => demo.addCard({ number })),
    )
    expect(tabs.map((answer) => said(answer)[1] ?? 'ok').toSorted()).toEqual([
      'ok',
      'too_many_cards',
      'too_many_cards',
    ])
    const { cards } = (await demo.call('GET', '/wps/member/bankCard', undefined, 'TY')).body.value
    expect(cards[0].bankName).toMatch(/[\u0E00-\u0E7F]/)
    const other = await Withdrawer.signIn(rig, 'lotus.agent')
    const remove = (who: Withdrawer, cardId: string, paymentPassword = PIN) =>
      who.call('DELETE', '/wps/member/bankCard', { cardId, paymentPassword })
    expect(said(await remove(other, first.cardId))).toEqual([404, 'card_unknown', 'cardId'])
    expect(said(await remove(demo, first.cardId, '000001'))).toEqual([
      400,
      'payment_password_wrong',
      'paymentPassword',
    ])
    for (const { cardId } of cards) expect((await remove(demo, cardId)).status).toBe(200)
    expect((await demo.call('GET', '/wps/member/bankCard')).body.value.cards).toEqual([])
  })

  it('shows operators a member’s cards masked, and who else has the number; they take one away with a reason (PLT-09)', async () => {
    const [one, two] = [demo, await Withdrawer.signIn(rig, 'lotus.agent')]
    await two.setPin({ password: PASSWORDS.lotus })
    await one.addCard({ number: '6234567891' })
    await two.addCard({ number: '6234567891' })
    const { list } = (await payer.do('GET', 'cards?merchant=lotus&shared=true')).body.value
    expect(
      list.map(({ account, sharedWith }: { account: string; sharedWith: string[] }) => [account, sharedWith]),
    ).toEqual([
      ['lotus.agent', ['lotus.demo']],
      ['lotus.demo', ['lotus.agent']],
    ])
    expect(JSON.stringify(list)).not.toContain('6234567891')
    const having = async (query: string) =>
      (await payer.do('GET', `cards?${query}`)).body.value.list.map(
        ({ account }: { account: string }) => account,
      )
    for (const query of ['number=623-456%207891', 'merchant=lotus&number=6234567891'])
      expect(await having(query)).toEqual(['lotus.agent', 'lotus.demo'])
    for (const query of ['number=6234567890', 'number=letters', 'merchant=coral&number=6234567891'])
      expect(await having(query)).toEqual([])
    const card = list.find(({ account }: { account: string }) => account === 'lotus.agent')
    const remove = (why: string) => payer.do('POST', `cards/${card.id}/remove`, { why })
    expect(said(await remove(' '))).toEqual([400, 'invalid_input', 'why'])
    expect((await remove('Belongs to another member')).body.value).toEqual({ removed: true })
    expect(said(await remove('again'))).toEqual([404, 'card_unknown', 'id'])
    expect((await two.call('GET', '/wps/member/bankCard')).body.value.cards).toEqual([])
    const audit = (await payer.do('GET', `audit?subject=lotus/${card.id}`)).body.value.list
    expect(audit).toMatchObject([{ action: 'card.removed', detail: { why: 'Belongs to another member' } }])
  })
}

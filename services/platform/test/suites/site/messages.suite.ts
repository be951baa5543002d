import { until } from '../../rig/until.ts'
import type { Rig } from '../../rig/rig.ts'
import type { LeakedList } from '../../rig/outside/leaked-list.ts'
import type { MailServer } from '../../rig/outside/mail-server.ts'
import { freshNumber, lotusForm, Person } from '../../rig/people/person.ts'
import type { SmsGateway } from '../../rig/outside/sms-gateway.ts'

export interface Outside {
  gateway: SmsGateway
  mail: MailServer
  leaked: LeakedList
}

/** Messages that really leave the house, and a list of leaked passwords that is really called. */
export function messagesSuite(rig: Rig, { gateway, leaked, mail }: Outside): void {
  const forgot = (person: Person) =>
    person.call('POST', '/wps/member/password/forgot', {
      body: { username: 'lotus.demo', email: 'lotus.demo@example.com' },
    })
  const refused = async (password: string) => {
    const person = new Person(rig)
    const form = lotusForm({
      password,
      confirmPassword: password,
      mobileNum: '0866666666',
      verificationCode: '123456',
    })
    return (await person.sealed('PUT', '/wps/member/register', form)).body.code
  }

  it('posts an SMS to the gateway under its token', async () => {
    const { typed, e164 } = freshNumber()
    await new Person(rig).askCode(typed, 'register')
    const [request] = await until(
      () => (gateway.requests.length > 0 ? gateway.requests : undefined),
      'an SMS',
    )
    expect(request).toMatchObject({
      method: 'POST',
      authorization: 'Bearer gateway-token',
      contentType: 'application/json',
      body: { to: e164, from: 'Lotus', text: expect.stringMatching(/^\d{6} is your Lotus code/) },
    })
  })

  it('keeps nothing in the sandbox of what really leaves, and no number in the log', async () => {
    const { typed, e164 } = freshNumber()
    const before = gateway.requests.length
    const person = new Person(rig)
    await person.askCode(typed, 'register')
    await until(() => gateway.requests[before], 'an SMS')
    expect(await person.outbox()).toEqual([])
    for (const secret of [e164, typed, 'gateway-token']) expect(rig.platform.log()).not.toContain(secret)
  })

  it('sends an e-mail through the mail server as text and HTML, signed in (ACC-17)', async () => {
    await forgot(new Person(rig))
    const received = await until(() => mail.received[0], 'an e-mail')
    expect(received).toMatchObject({
      from: 'noreply@example.com',
      to: ['lotus.demo@example.com'],
      user: 'site',
    })
    expect(received.raw).toMatch(/^From: Lotus <noreply@example\.com>/m)
    expect(received.raw).toContain('multipart/alternative')
    expect(received.raw.replaceAll('=\r\n', '')).toMatch(/\/m\/forget\?reset=(3D)?[\w-]{43}/)
  })

  it('answers as ever while gateway and mail server fail, and sends when they are back (ACC-17)', async () => {
    await mail.close()
    gateway.answers.push(503)
    const { typed, e164 } = freshNumber()
    const count = mail.received.length
    const answer = await forgot(new Person(rig))
    expect(answer.body.value).toEqual({ sent: true })
    expect((await new Person(rig).askCode(typed, 'register')).status).toBe(200)
    await until(
      () => (rig.platform.log().includes('the mail server did not take the message') ? true : undefined),
      'a failed try',
    )
    await mail.listen()
    await until(
      () => gateway.requests.filter(({ body }) => JSON.stringify(body).includes(e164))[1],
      'a second try',
    )
    await until(() => mail.received[count], 'the e-mail')
    expect(rig.platform.log()).toContain('a message is tried again')
    for (const secret of ['lotus.demo@example.com', e164, typed])
      expect(rig.platform.log()).not.toContain(secret)
  })

  it('sends codes while e-mails wait for a server that does not answer (ACC-03, ACC-17)', async () => {
    const { typed, e164 } = freshNumber()
    const countBefore = mail.messageCount
    mail.silent = true
    const resetInput = { username: 'lotus.agent', email: 'lotus.agent@example.com' }
    expect(
      (await new Person(rig).call('POST', '/wps/member/password/forgot', { body: resetInput })).status,
    ).toBe(200)
    await until(() => (mail.messageCount > countBefore ? true : undefined), 'an e-mail')
    const began = Date.now()
    await new Person(rig).askCode(typed, 'register')
    await until(() => gateway.requests.find(({ body }) => JSON.stringify(body).includes(e164)), 'a code')
    // The mail server is waited for much longer.
    expect(Date.now() - began).toBeLessThan(6_000)
    mail.silent = false
  })

  it('asks the list of leaked passwords five signs of a hash and no more (ACC-21)', async () => {
    leaked.leak('Never-leaked-4-sure')
    expect(await refused('Never-leaked-4-sure')).toBe('password_common')
    expect(leaked.prefixes.at(-1)).toMatch(/^[0-9A-F]{5}$/)
    expect(await refused('Rain-on-7-roofs')).toBe('verification_code_wrong')
  })

  it('registers players while the list does not answer (ACC-21)', async () => {
    leaked.answering = false
    expect(await refused('Rain-on-7-roofs')).toBe('verification_code_wrong')
    leaked.answering = true
    expect(rig.platform.log()).toContain('leaked passwords were not checked')
  })
}

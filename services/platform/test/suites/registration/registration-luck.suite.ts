import { connect } from 'node:net'
import { randomBytes } from 'node:crypto'
import type { Rig } from '../../rig/rig.ts'
import { Caller, credentialOf, encrypt, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { coralForm, lotusForm, Person, provedForm } from '../../rig/people/person.ts'
import { startPlatform, type Platform } from '../../rig/process/platform-process.ts'

const REGISTER = '/wps/member/register'
const ROUNDS = 3
const PATIENCE_MS = 20_000
type Form = Record<string, unknown>

const register = (person: Person, form: Form): Promise<Answer> => person.sealed('PUT', REGISTER, form)
const coded = (answers: Answer[]): string[] => answers.map(({ body, status }) => body.code ?? String(status))

/** How often an account was made, by what the platform wrote down. */
const timesMade = async (rig: Rig, merchant: string, account: unknown): Promise<number> => {
  const path = `/wps/operator/security/${merchant}?kind=registered&account=${String(account)}`
  return (await rig.caller.get(path, OPERATOR)).body.value.list.length
}

/** Answers that never arrived, and platforms that ended in the middle (ACC-15). */
export function registrationLuckSuite(rig: Rig): void {
  /** Sends a registration and hangs up without reading a word, once the account exists. */
  async function sendAndHangUp(person: Person, form: Form): Promise<void> {
    const keys = await rig.caller.keys()
    const key = keys.keys.find(({ alg }) => alg === 'RSA-OAEP-256') ?? { kid: '', alg: '' }
    const data = encrypt(key, { iat: keys.now, nonce: randomBytes(16).toString('hex'), ...form })
    const body = JSON.stringify({ data })
    const { hostname, port } = new URL(rig.platform.url)
    const head = [
      `PUT ${REGISTER} HTTP/1.1`,
      `Host: ${hostname}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Encryption: ${key.kid}`,
      'Merchant: lotus',
      `X-Forwarded-For: ${person.address}`,
      `Cookie: MC_CODE=${person.requesterCookie}`,
    ]
    const socket = connect(Number(port), hostname).pause()
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    const until = Date.now() + PATIENCE_MS
    while ((await timesMade(rig, 'lotus', form['username'])) === 0)
      if (Date.now() > until) throw new Error('nothing was registered')
    socket.destroy()
  }

  it('signs in who sends again what was registered while the answer was lost (ACC-15)', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    await sendAndHangUp(person, form)
    const again = await register(person, form)
    expect([again.status, again.body.value?.userName, again.body.value?.firstTimeLogin]).toEqual([
      200,
      form['username'],
      true,
    ])
    expect(await person.isAlive(credentialOf(again))).toBe(true)
    expect(await timesMade(rig, 'lotus', form['username'])).toBe(1)
  })

  it('does so too when the platform that had registered is gone (ACC-15, PLT-06)', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    await sendAndHangUp(person, form)
    await rig.platform.kill()
    await rig.start()
    const again = await register(person, form)
    expect([again.status, again.body.value?.userName]).toEqual([200, form['username']])
    expect(await timesMade(rig, 'lotus', form['username'])).toBe(1)
  })

  it('lets one of two have a number that both have the code of', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    const other = { ...form, ...lotusForm({ mobileNum: form['mobileNum'] }) }
    const answers = await Promise.all([register(person, form), register(person, other)])
    expect(coded(answers)).toContain('200')
    expect(['mobile_taken', 'verification_code_wrong']).toContain(
      coded(answers).find((code) => code !== '200'),
    )
  })
}

/** The same attempt at two instances at once, over one database (ACC-15, PLT-02). */
export function registrationInstancesSuite(rig: Rig): void {
  let second: Platform
  beforeAll(async () => {
    second = await startPlatform(rig.place, rig.environment())
  })
  afterAll(() => second.stop())

  it.each([
    ['a code', 'lotus', provedForm],
    ['a human check', 'coral', coralForm],
  ] as const)(
    'makes one account of it, by %s, and both answer alike (ACC-15)',
    async (_what, merchant, make) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const person = new Person(rig, merchant)
        const form = await make(person)
        const there = person.at({ caller: new Caller(second.url, second.operatorUrl) })
        const answers = await Promise.all([
          register(person, form),
          register(there, form),
          register(person, form),
        ])
        expect(coded(answers)).toEqual(['200', '200', '200'])
        expect(answers.map(({ body }) => body.value.userName)).toEqual(Array(3).fill(form['username']))
        expect(new Set(answers.map(({ body }) => Object.keys(body.value).sort().join())).size).toBe(1)
        expect(await timesMade(rig, merchant, form['username'])).toBe(1)
        const credentials = answers.map(credentialOf)
        expect(await Promise.all(credentials.map((one) => there.isAlive(one)))).toEqual([true, true, true])
      }
    },
  )

  it('makes one account of one attempt with two contents, and refuses the other in words (ACC-15)', async () => {
    const person = new Person(rig)
    const form = await provedForm(person)
    const other = await provedForm(person, { attempt: form['attempt'] })
    const there = person.at({ caller: new Caller(second.url, second.operatorUrl) })
    const answers = await Promise.all([register(person, form), register(there, other)])
    expect(coded(answers).sort()).toEqual(['200', 'username_taken'])
  })
}

import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import { Person } from '../../rig/people/person.ts'
import { handTrack, solveSlider } from '../../rig/people/solve-slider.ts'
import { ACCOUNT_SECRET } from '../../rig/process/account-secret.ts'
import { Keyed } from '../../../src/operations/secret/keyed.ts'

const JUDGE = '/wps/verification/human'
const SMS = '/wps/verification/sms/register'
const sms = (slider?: string) => ({
  mobileNum: '0899999999',
  countryDialingCode: '66',
  ...(slider && { slider }),
})

/** Pictures, sliders, sums and the passes they are worth (ACC-02, ACC-03, ACC-21). */
export function humanCheckSuite(rig: Rig): void {
  /** A slider with its gap found. */
  async function found(person: Person) {
    const { body } = await person.get('/wps/verification/slider')
    return { id: String(body.value.id), x: await solveSlider(body.value) }
  }
  const judge = (person: Person, body: unknown) => person.call('POST', JUDGE, { body })

  it('draws six digits that no answer names, and is not kept by a browser (ACC-02)', async () => {
    const answer = await new Person(rig).get('/wps/captcha')
    const { id, picture, width, height } = answer.body.value
    expect([answer.status, answer.headers.get('cache-control'), width, height]).toEqual([
      200,
      'no-store',
      200,
      64,
    ])
    expect(picture).toMatch(/^data:image\/webp;base64,/)
    expect(id).toMatch(/^[\w-]{20,}$/)
    expect(Object.keys(answer.body.value).sort()).toEqual(['expiresAt', 'height', 'id', 'picture', 'width'])
  })

  it('judges the place of the piece and the way there (ACC-03)', async () => {
    const person = new Person(rig)
    const right = await found(person)
    const passed = await judge(person, { kind: 'slider', ...right, track: handTrack(right.x) })
    expect([passed.status, passed.body.value?.pass]).toEqual([200, expect.stringMatching(/^[\w-]{30,}$/)])
    const beside = await found(person)
    const x = beside.x + 14
    const missed = await judge(person, { kind: 'slider', id: beside.id, x, track: handTrack(x) })
    expect([missed.status, missed.body.code]).toEqual([400, 'bot_check_failed'])
  })

  it('takes no track that no hand draws: a jump, a ruler, another end, no time (ACC-03)', async () => {
    const person = new Person(rig)
    const tracks = (x: number) => [
      [
        { t: 0, x: 0 },
        { t: 300, x },
        { t: 310, x },
        { t: 320, x },
      ],
      Array.from({ length: 21 }, (_, i) => ({ t: i * 20, x: (x * i) / 20 })),
      handTrack(x / 2),
      handTrack(x).map(({ t, x: place }) => ({ t: t / 100, x: place })),
      [],
    ]
    for (let i = 0; i < 5; i += 1) {
      const { id, x } = await found(person)
      const answer = await judge(person, {
        kind: 'slider',
        id,
        x: i === 4 ? x + 0.5 : x,
        track: tracks(x)[i],
      })
      expect([i, answer.body.code]).toEqual([i, 'bot_check_failed'])
    }
  })

  it('takes no guess by keyboard without a found sum, which is used up (ACC-03, ACC-21)', async () => {
    const person = new Person(rig)
    const move = async (payload?: string) => {
      const { body } = await person.get('/wps/verification/slider')
      const x = Math.round(await solveSlider(body.value))
      await new Promise((resolve) => setTimeout(resolve, 620 + x * 2))
      const answer = { kind: 'slider', id: body.value.id, x, track: [] }
      return (await judge(person, { ...answer, ...(payload !== undefined && { payload }) })).status
    }
    const payload = await person.solvedWork()
    expect([await move(), await move('nonsense'), await move(payload), await move(payload)]).toEqual([
      400, 400, 200, 400,
    ])
  })

  it('lets a keyboard move the piece in whole steps, in the time that steps take (ACC-03)', async () => {
    const person = new Person(rig)
    const quick = await found(person)
    const sum = { payload: await person.solvedWork() }
    const atOnce = await judge(person, { kind: 'slider', id: 'none', x: quick.x, track: [], ...sum })
    expect(atOnce.body.code).toBe('bot_check_failed')
    const { body } = await person.get('/wps/verification/slider')
    const x = Math.round(await solveSlider(body.value))
    const payload = await person.solvedWork()
    // The keys need their time: the platform's own clock counts it.
    await new Promise((resolve) => setTimeout(resolve, 620 + x * 2))
    const answer = await judge(person, { kind: 'slider', id: body.value.id, x, track: [], payload })
    expect(answer.status).toBe(200)
  })

  it('judges a picture once, for its own brand alone', async () => {
    const person = new Person(rig)
    const { id, x } = await found(person)
    const elsewhere = await judge(new Person(rig, 'coral'), { kind: 'slider', id, x, track: handTrack(x) })
    const here = await judge(person, { kind: 'slider', id, x, track: handTrack(x) })
    const again = await judge(person, { kind: 'slider', id, x, track: handTrack(x) })
    expect([elsewhere, here, again].map(({ status }) => status)).toEqual([400, 200, 400])
  })

  it('takes a found sum once instead of pictures, and no sum that it did not give (ACC-21)', async () => {
    const person = new Person(rig)
    const payload = await person.solvedWork()
    const parsed = JSON.parse(Buffer.from(payload, 'base64').toString())
    const forged = Buffer.from(JSON.stringify({ ...parsed, salt: `${parsed.salt}x` })).toString('base64')
    const answers = [
      await judge(person, { kind: 'work', payload: forged }),
      await judge(person, { kind: 'work', payload: 'no payload' }),
      await judge(new Person(rig, 'coral'), { kind: 'work', payload }),
      await judge(person, { kind: 'work', payload }),
      await judge(person, { kind: 'work', payload }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 200, 400])
  })

  it('makes sums harder for an address that asks for many', async () => {
    const person = new Person(rig)
    const maxNumbers = []
    for (let i = 0; i < 21; i += 1)
      maxNumbers.push((await person.get('/wps/verification/work')).body.value.maxnumber)
    expect([maxNumbers[0], maxNumbers[9], maxNumbers[10], maxNumbers[20]]).toEqual([
      50_000, 50_000, 100_000, 200_000,
    ])
  })

  it('gives passes that are good once, for the address and the brand they were given to', async () => {
    const person = new Person(rig)
    const stranger = new Person(rig)
    const pass = await person.pass()
    const missing = await person.call('POST', SMS, { body: sms() })
    const stolen = await stranger.call('POST', SMS, { body: sms(pass) })
    const body = { ...sms(pass), mobileNum: '0917 123 4567', countryDialingCode: '63' }
    const abroad = await person.call('POST', SMS, { body, headers: { Merchant: 'coral' } })
    const used = await person.call('POST', SMS, { body: sms(pass) })
    const twice = await person.call('POST', SMS, { body: sms(pass) })
    expect([missing, stolen, abroad, used, twice].map(({ body, status }) => body.code ?? status)).toEqual([
      'bot_check_required',
      'bot_check_failed',
      'bot_check_failed',
      200,
      'bot_check_failed',
    ])
    expect(missing.body.field).toBe('slider')
  })

  it('demands and checks the digits at a login that asks for them (ACC-02)', async () => {
    const person = new Person(rig)
    const name = `unknown.${person.address}`
    for (let i = 0; i < 3; i += 1) await person.login(name, 'wrong')
    const without = await person.login(name, 'wrong')
    expect([without.body.code, without.body.field, without.body.data?.['captcha']]).toEqual([
      'captcha_required',
      'data.captcha',
      true,
    ])
    const { body } = await person.get('/wps/captcha')
    const wrong = await person.login(name, 'wrong', { captcha: '000000', captchaId: body.value.id })
    expect([wrong.body.code, wrong.body.data?.['captcha']]).toEqual(['captcha_wrong', true])
    const passed = await person.login(name, 'wrong', { pass: await person.pass() })
    expect(passed.body.code).toBe('login_failed')
  })

  it('burns a picture with the first answer, right or wrong (ACC-02)', async () => {
    const url = rig.place.databaseUrl
    // No one knows the digits: where the test reaches the tables it writes ones it knows.
    if (url === undefined) return
    const pool = new pg.Pool({ connectionString: url })
    const keyed = new Keyed(ACCOUNT_SECRET)
    const person = new Person(rig)
    const picture = async (): Promise<string> => {
      const { id } = (await person.get('/wps/captcha')).body.value
      await pool.query('update human_checks set answer = $1 where id = $2', [
        keyed.fingerprint('captcha', id, '314159'),
        id,
      ])
      return id
    }
    const name = `reader.${person.address}`
    for (let i = 0; i < 3; i += 1) await person.login(name, 'wrong')
    const [read, missed] = [await picture(), await picture()]
    const codes = []
    for (const [captchaId, captcha] of [
      [read, '314159'],
      [read, '314159'],
      [missed, '271828'],
      [missed, '314159'],
    ])
      codes.push((await person.login(name, 'wrong', { captcha, captchaId })).body.code)
    await pool.end()
    expect(codes).toEqual(['login_failed', 'captcha_wrong', 'captcha_wrong', 'captcha_wrong'])
  })
}

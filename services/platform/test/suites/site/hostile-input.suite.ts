import { endOtherDevices } from '@site/shared-api/contract/devices'
import { failureEnvelope } from '@site/shared-api/contract/envelope'
import { humanCheck } from '@site/shared-api/contract/human-check'
import { smsNoLogin, smsRegister } from '@site/shared-api/contract/one-time-code'
import {
  changePassword,
  forgotPassword,
  passwordByPhone,
  passwordChange,
  passwordReset,
  resetPassword,
  setPasswordByPhone,
} from '@site/shared-api/contract/password'
import { register, registerByMobile, registrationPayload } from '@site/shared-api/contract/registration'
import { login, loginPayload, renewSession } from '@site/shared-api/contract/session'
import { socialLogin } from '@site/shared-api/contract/social'
import type { Rig } from '../../rig/rig.ts'
import { codeOf } from '../../rig/caller.ts'
import { Browser } from '../../rig/people/browser.ts'
import { Chance } from '../../rig/chance.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { HostileBodies } from '../../rig/hostile-body.ts'
import { from } from '../../rig/people/human.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { together } from '../../rig/together.ts'
import { volume } from '../../rig/volumes.ts'

/** Bytes of a body that the platform takes. */
const BODY_LIMIT = 64 * 1024
const PASSWORD = 'Lotus-2026!'
const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : []

/** Ten thousand bodies for all databases together in the soak. */
export interface Share {
  readonly index: number
  readonly of: number
}
const BODIES = volume(10_000, 1_500)
const SEED = 20_261_121

/** Script in every field, and bodies that no honest client sends (PLT-03), as in docs/security.md. */
export function hostileInputSuite(rig: Rig, share: Share): void {
  const browser = (address: string) => new Browser(rig.caller, address)
  const events = async (kind: string): Promise<{ id: string }[]> =>
    (await rig.caller.get(`/wps/operator/security/lotus?kind=${kind}&limit=200`, OPERATOR)).body.value.list

  it('answers a script in any text field as data, never as a page (PLT-03)', async () => {
    const demo = browser('198.51.100.104')
    await demo.login('lotus.agent', PASSWORD)
    for (const call of contractCalls.filter(
      ({ path }) => path !== '/wps/session/logout' && !path.startsWith('/wps/session/devices'),
    )) {
      const path = call.path.replace(/:\w+/g, encodeURIComponent(SCRIPT))
      const query = fieldsOf(call.query).map((name) => `${name}=${encodeURIComponent(SCRIPT)}`)
      const bodies = fieldsOf(call.body).map((name) => ({ [name]: SCRIPT }))
      for (const body of call.method === 'GET' ? [undefined] : [{}, ...bodies]) {
        const answer = await demo.call(call.method, `${path}?${query.join('&')}`, {
          body,
          headers: call.access === 'operator' ? OPERATOR.headers : {},
        })
        expect([path, answer.status < 500, answer.headers.get('content-type')]).toEqual([
          path,
          true,
          expect.stringMatching(/^application\/json/),
        ])
      }
    }
    for (const field of [
      'username',
      'captcha',
      'captchaId',
      'pass',
      'firebaseMobileNo',
      'countryDialingCode',
    ]) {
      const answer = await browser('203.0.113.106').login('lotus.unknown', 'x', { [field]: SCRIPT })
      expect(answer.status).toBeLessThan(500)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(answer.body)).not.toContain('<script>')
    }
  })

  it('lets none of thousands of broken and hostile bodies in, and breaks at none (PLT-03)', async () => {
    const keys = await rig.caller.keys()
    const key = keys.keys.find(({ alg }) => alg === 'RSA-OAEP-256') ?? { kid: '', alg: '' }
    const hostile = new HostileBodies(new Chance(SEED + share.index), key, keys.now)
    const payloads: Record<string, string[]> = {
      [login.path]: fieldsOf(loginPayload),
      [register.path]: fieldsOf(registrationPayload),
      [registerByMobile.path]: fieldsOf(registrationPayload),
      [changePassword.path]: fieldsOf(passwordChange),
      [resetPassword.path]: fieldsOf(passwordReset),
      [setPasswordByPhone.path]: fieldsOf(passwordByPhone),
    }
    const publicCalls = [
      login,
      register,
      registerByMobile,
      changePassword,
      resetPassword,
      setPasswordByPhone,
      forgotPassword,
      smsNoLogin,
      smsRegister,
      humanCheck,
      socialLogin,
      renewSession,
      endOtherDevices,
    ]
    const before = { in: await events('signed_in'), made: await events('registered') }
    const wrong: string[] = []
    const seen = new Map<string, number>()
    await together(
      Array.from({ length: BODIES / share.of }, (_, i) => i),
      async (i) => {
        const call = publicCalls[i % publicCalls.length]
        if (!call) return
        const fields = payloads[call.path] ?? fieldsOf('body' in call ? call.body : undefined)
        const { body, headers } = hostile.next(fields)
        const address = from(`203.0.${123 + (i % 7)}.${i % 250}`)
        const answer = await rig.caller
          .call(call.method, call.path, { body, headers: { ...headers, ...address } })
          .catch((error: unknown) => {
            // The platform may hang up on a body that is too large before all of it was sent.
            if (body.length <= BODY_LIMIT) throw error
          })
        if (answer === undefined) return
        const code = codeOf(answer)
        seen.set(code, (seen.get(code) ?? 0) + 1)
        const isRefused =
          answer.status >= 400 && answer.status < 500 && failureEnvelope.safeParse(answer.body).success
        if (!isRefused) wrong.push(`${call.path} ${code} for ${body.slice(0, 120)}`)
      },
    )
    expect(wrong.filter((one) => !one.startsWith(`${forgotPassword.path} 200`))).toEqual([])
    expect(seen.size).toBeGreaterThan(8)
    expect(await events('signed_in')).toEqual(before.in)
    expect(await events('registered')).toEqual(before.made)
    expect(rig.platform.log()).not.toContain('call failed')
    expect((await rig.caller.get('/wps/health')).status).toBe(200)
  })
}

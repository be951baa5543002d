import type { Rig } from '../../rig/rig.ts'
import { Browser } from '../../rig/people/browser.ts'
import type { Oidc } from '../../rig/outside/oidc.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { until } from '../../rig/until.ts'
import { SocialTrip, START } from '../../rig/people/social-trip.ts'

/** Signing in at a real provider of OpenID Connect (ACC-06). */
export function socialSuite(rig: Rig, oidc: Oidc): void {
  const browser = () => new Browser(rig.caller, '198.51.100.50')
  const trip = new SocialTrip(rig, oidc)
  const open = trip.open.bind(trip)
  const goThere = trip.goThere.bind(trip)
  const comeBack = trip.comeBack.bind(trip)
  const enter = trip.enter.bind(trip)
  const ready = async (merchant: string) =>
    (await rig.caller.get('/wps/system/setting/register', { merchant })).body.value.social

  it('shows a provider where the flag is on and it is configured and reachable (ACC-06)', async () => {
    // The platform requests what a provider publishes of itself as it starts.
    const shown = await until(async () => {
      const social = await ready('lotus')
      return social.google ? social : undefined
    }, 'the provider being ready')
    expect(shown).toEqual({ google: true, facebook: false })
    expect(await ready('coral')).toEqual({ google: false, facebook: false })
  })

  it('brings a person without an account back with a ticket to register with, good once and here (ACC-06)', async () => {
    const phone = browser()
    const back = await goThere(phone, 'unlinked-person')
    expect(back.pathname).toBe('/wps/session/social/google/callback')
    const page = await comeBack(phone, back)
    expect([page.pathname, page.searchParams.get('next')]).toEqual(['/m/login', '/m/member/home'])
    const ticket = page.searchParams.get('social')
    const stranger = await enter(browser(), ticket)
    expect(stranger.body.code).toBe('social_failed')
    const unlinked = await enter(phone, ticket)
    expect([unlinked.status, unlinked.body.code]).toEqual([404, 'social_unlinked'])
    expect(unlinked.body.data?.['email']).toBe('unlinked-person@mail.example')
    expect(unlinked.body.data?.['ticket']).not.toBe(ticket)
    expect((await enter(phone, ticket)).body.code).toBe('social_failed')
    expect((await enter(phone, String(unlinked.body.data?.['ticket']))).body.code).toBe('social_unlinked')
    const unverified = browser()
    const other = await comeBack(unverified, await goThere(unverified, 'unverified'))
    expect((await enter(unverified, other.searchParams.get('social'))).body.data?.['email']).toBeNull()
  })

  it('takes an answer of the provider once, in the browser that began, with its state and code (ACC-06)', async () => {
    const phone = browser()
    const back = await goThere(phone, 'unlinked-person')
    expect((await comeBack(browser(), back)).searchParams.get('socialError')).toBe('social_failed')
    const forged = new URL(back)
    forged.searchParams.set('state', 'another')
    const copy = browser()
    copy.setCookie('MC_SOCIAL_TRIP', phone.cookie('MC_SOCIAL_TRIP') ?? '')
    expect((await comeBack(copy, forged)).searchParams.get('socialError')).toBe('social_failed')
    expect((await comeBack(phone, back)).searchParams.get('social')).not.toBeNull()
    expect((await comeBack(phone, back)).searchParams.get('socialError')).toBe('social_failed')
    const broken = browser()
    await open(broken, START)
    broken.setCookie('MC_SOCIAL_TRIP', 'bm9uc2Vuc2U')
    expect((await comeBack(broken, back)).searchParams.get('socialError')).toBe('social_failed')
  })

  it('distinguishes a cancelled sign-in from a failure, if the answer is to that request (ACC-06)', async () => {
    const answerTo = async (state?: string): Promise<string | null> => {
      const phone = browser()
      const { to } = await open(phone, START)
      const said = {
        error: 'access_denied',
        state: state ?? to.searchParams.get('state') ?? '',
        iss: oidc.environment['GOOGLE_ISSUER'] ?? '',
      }
      const back = `/wps/session/social/google/callback?${new URLSearchParams(said).toString()}`
      return (await open(phone, back)).to.searchParams.get('socialError')
    }
    expect(await answerTo()).toBe('social_cancelled')
    expect(await answerTo('another')).toBe('social_failed')
  })

  it('goes on to own pages alone, and hands no address of others to the provider (ACC-06)', async () => {
    const phone = browser()
    const page = await comeBack(phone, await goThere(phone, 'unlinked-person', 'https://evil.example/m/home'))
    expect(page.searchParams.get('next')).toBe('/m/home')
    const strange = await fetch(`${rig.platform.url}${START}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Host': 'evil.example', Merchant: 'lotus' },
    })
    expect(strange.status).toBe(400)
  })

  it('makes its addresses of the brand’s public origin, whatever host is named (ACC-06)', async () => {
    const at = async (host: string, path = START): Promise<URL> => {
      const headers = { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https', Merchant: 'lotus' }
      const answer = await fetch(`${rig.platform.url}${path}`, { redirect: 'manual', headers })
      return new URL(answer.headers.get('location') ?? '/none', 'http://none')
    }
    const redirect = 'http://localhost/wps/session/social/google/callback'
    const poisoned = await at('localhost:80@evil.example')
    expect(poisoned.searchParams.get('redirect_uri')).toBe(redirect)
    // Another host of the brand: the way begins where it ends, or once more where a proxy hides that.
    const moved = await at('lotus.localhost', `${START}?next=%2Fm%2Factivity`)
    expect(moved.href).toBe(`http://localhost${START}?next=%2Fm%2Factivity&moved=1`)
    const hidden = await at('lotus.localhost', moved.pathname + moved.search)
    expect(hidden.searchParams.get('redirect_uri')).toBe(redirect)
  })

  it('asks by PKCE with state and nonce, and no provider that is off or unknown', async () => {
    const { to } = await open(browser(), START)
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/wps/session/social/google/callback',
      scope: 'openid email',
    })
    expect(to.searchParams.get('state')?.length).toBeGreaterThan(20)
    expect(to.searchParams.get('nonce')?.length).toBeGreaterThan(20)
    for (const provider of ['facebook', 'unknown']) {
      const refused = await open(browser(), `/wps/session/social/${provider}/start`)
      expect(refused.to.searchParams.get('socialError')).toBe('feature_unavailable')
    }
    await rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
      ...OPERATOR,
      body: { flags: { GOOGLELOGIN3: 0 } },
    })
    const off = await open(browser(), START)
    expect(await ready('lotus')).toEqual({ google: false, facebook: false })
    await rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
      ...OPERATOR,
      body: { flags: { GOOGLELOGIN3: 1 } },
    })
    expect(off.to.searchParams.get('socialError')).toBe('feature_unavailable')
  })
}

import type { Answer } from '../caller.ts'
import type { Rig } from '../rig.ts'
import type { Browser } from './browser.ts'
import type { Oidc } from '../outside/oidc.ts'

const HOST = { 'X-Forwarded-Host': 'localhost' }
export const START = '/wps/session/social/google/start'

/** The ways of a browser to a provider of OpenID Connect and back. */
export class SocialTrip {
  readonly rig: Rig
  readonly oidc: Oidc

  constructor(rig: Rig, oidc: Oidc) {
    this.rig = rig
    this.oidc = oidc
  }

  /** What a browser does: a page is opened, not called; redirections are looked at. */
  async open(of: Browser, path: string): Promise<{ status: number; to: URL }> {
    const answer = await fetch(`${this.rig.platform.url}${path}`, {
      redirect: 'manual',
      headers: { ...of.headers, ...HOST },
    })
    of.keep(answer.headers)
    return {
      status: answer.status,
      to: new URL(answer.headers.get('location') ?? '/none', 'http://localhost'),
    }
  }

  /** Goes to the provider and signs in there; where it sends the browser back to. */
  async goThere(of: Browser, name: string, next = '/m/member/home'): Promise<URL> {
    const { to } = await this.open(of, `${START}?next=${encodeURIComponent(next)}`)
    return await this.oidc.signIn(to.href, name)
  }

  async comeBack(of: Browser, url: URL): Promise<URL> {
    return (await this.open(of, `${url.pathname}${url.search}`)).to
  }

  /** There and back; the ticket that the page is handed. */
  async ticket(of: Browser, name: string): Promise<string> {
    const page = await this.comeBack(of, await this.goThere(of, name))
    return page.searchParams.get('social') ?? ''
  }

  enter(of: Browser, ticket: string | null): Promise<Answer> {
    return of.call('POST', '/wps/session/login/social', { body: { ticket } })
  }
}

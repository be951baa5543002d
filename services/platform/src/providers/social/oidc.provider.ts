import * as oidc from 'openid-client'
import {
  SocialCancelled,
  type SocialIdentity,
  type SocialSignIn,
  type SocialTrip,
} from '#providers/social/social.provider'

export interface OidcAccount {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const SCOPE = 'openid email'
const AGAIN_MS = 5_000
const TIMEOUT_SECONDS = 10
/** This provider publishes its keys and its sign-in address, but not where codes are exchanged. */
const TOKEN_ENDPOINTS: Readonly<Record<string, string>> = {
  'https://www.facebook.com': 'https://graph.facebook.com/oauth/access_token',
}
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A provider of OpenID Connect: code flow with PKCE, state and nonce; the ID token is verified by its published keys. */
export class OidcProvider implements SocialSignIn {
  readonly #account: OidcAccount
  #known: oidc.Configuration | undefined
  #asking: Promise<oidc.Configuration> | undefined
  #requestedAt = 0
  constructor(account: OidcAccount) {
    this.#account = account
  }

  isReady(): boolean {
    if (this.#known === undefined && Date.now() - this.#requestedAt > AGAIN_MS)
      this.#configuration().catch(() => undefined)
    return this.#known !== undefined
  }

  async begin(redirectUri: string): Promise<{ trip: SocialTrip; to: URL }> {
    const configuration = await this.#configuration()
    const trip = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }
    const to = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
    })
    return { trip, to }
  }

  async finish(url: URL, trip: SocialTrip): Promise<SocialIdentity> {
    const tokens = await oidc
      .authorizationCodeGrant(await this.#configuration(), url, {
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        pkceCodeVerifier: trip.verifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        throw isRefusal(error) ? new SocialCancelled() : error
      })
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('the provider answered without an ID token')
    const { sub, email, email_verified: verified } = claims
    return { subject: sub, email: typeof email === 'string' && verified === true ? email : undefined }
  }

  /** What the provider publishes of itself, fetched once; after a failure it is fetched again. */
  async #configuration(): Promise<oidc.Configuration> {
    if (this.#known) return this.#known
    this.#requestedAt = Date.now()
    this.#asking ??= this.#discover().finally(() => (this.#asking = undefined))
    this.#known = await this.#asking
    return this.#known
  }

  async #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#account
    const server = new URL(issuer)
    const isLocal = LOOPBACK.has(server.hostname)
    const found = await oidc.discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
    })
    const metadata = found.serverMetadata()
    const tokenEndpoint = metadata.token_endpoint ?? TOKEN_ENDPOINTS[metadata.issuer]
    if (tokenEndpoint === undefined) throw new Error('the provider says not where codes are exchanged')
    if (tokenEndpoint === metadata.token_endpoint) return found
    // What was published, without the library's own helpers.
    const published: oidc.ServerMetadata = JSON.parse(JSON.stringify(metadata))
    const complete = new oidc.Configuration(
      { ...published, token_endpoint: tokenEndpoint },
      clientId,
      clientSecret,
    )
    complete.timeout = TIMEOUT_SECONDS
    return complete
  }
}

/** Only after its state was found to be ours does the library report what an answer says. */
function isRefusal(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied'
}

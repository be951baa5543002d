import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { MOUNT, type Handler } from '#identity/address'
import { isName, signInPage } from '#identity/sign-in.page'

const INTERACTION = /^\/identity\/interaction\/[\w-]+$/
const SCOPE = 'openid email'
/** Long enough to come back from the page; the next visit asks for a name again. */
const SESSION_SECONDS = 10
const MOST_FORM_BYTES = 2_000

export interface IdentityClient {
  readonly id: string
  readonly secret: string
  readonly redirectUris: readonly string[]
}

/** A sandbox of an outside sign-in, of the shape of Google's (OpenID Connect): any name, no password, nothing kept. */
export function sandboxIdentity(origin: string, client: IdentityClient): Handler {
  const provider = new Provider(`${origin}${MOUNT}`, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...client.redirectUris],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${MOUNT}/interaction/${uid}` },
    ttl: {
      Session: SESSION_SECONDS,
      Interaction: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 60,
    },
    findAccount: (_context, name) => ({
      accountId: name,
      claims: () => ({ sub: subjectOf(name), email: `${name}@example.com`, email_verified: true }),
    }),
    // No consent is needed: the name was made up a moment ago.
    async loadExistingGrant(context) {
      const { client: asking, provider: own, session } = context.oidc
      if (!asking || !session?.accountId) return undefined
      const grant = new own.Grant({ clientId: asking.clientId, accountId: session.accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
  })
  const serve = provider.callback()
  return (request, response) => {
    const url = request.url ?? '/'
    if (INTERACTION.test(url)) {
      interact(provider, request, response).catch(() => response.writeHead(400).end('This page has expired.'))
      return
    }
    Object.assign(request, { originalUrl: url })
    request.url = url.slice(MOUNT.length) || '/'
    void serve(request, response)
  }
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response)
  const form = request.method === 'POST' ? new URLSearchParams(await textOf(request)) : undefined
  if (form?.has('cancel') === true)
    return await provider.interactionFinished(request, response, { error: 'access_denied' })
  const name = form?.get('name') ?? null
  if (name !== null && isName(name))
    return await provider.interactionFinished(request, response, { login: { accountId: name } })
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(signInPage(name !== null))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    // reason: a request without an encoding gives bytes
    const bytes = part as Buffer
    size += bytes.length
    if (size > MOST_FORM_BYTES) throw new Error('the form is too large')
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString()
}

const subjectOf = (name: string): string =>
  createHash('sha256').update(`sandbox ${name}`).digest('hex').slice(0, 21)

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(6).toString('hex'),
  }
}

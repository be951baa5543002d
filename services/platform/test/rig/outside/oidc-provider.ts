import { Provider } from 'oidc-provider'

/** A real provider of OpenID Connect on the loopback: every name signs in with any password, `unverified` has no checked e-mail. */
const [port = '0', clientId = '', clientSecret = '', ...redirectUris] = process.argv.slice(2)

const provider = new Provider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  cookies: { keys: ['of-the-tests'] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, email: `${id}@mail.example`, email_verified: id !== 'unverified' }),
  }),
})
const server = provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
process.once('SIGTERM', () => server.close(() => process.exit(0)))

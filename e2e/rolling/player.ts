import type { SecureAnswer } from '#support/https.ts'
import type { Line } from './visitors.ts'

/** A signed-in member, who sends both halves of the credential. */
export interface Player {
  session(line: Line): Promise<SecureAnswer>
  renew(line: Line): Promise<SecureAnswer>
}

/** A visitor with a trial account of their own. */
export async function signedIn(line: Line, host: string): Promise<Player> {
  const begun = await line.ask({
    path: '/wps/session/login/freeplay',
    method: 'POST',
    host,
    headers: { merchant: 'lotus' },
    body: { module: 'FREEPLAY' },
  })
  const cookie = (begun.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  const { value } = JSON.parse(begun.raw.toString()) as { value?: { token: string } } // reason: the API's own answer
  if (value === undefined) throw new Error(`no member could sign in: ${begun.raw.toString()}`)
  const headers = { merchant: 'lotus', authorization: `Bearer ${value.token}`, cookie }
  return {
    session: (through) => through.ask({ path: '/wps/session', host, headers }),
    renew: (through) => through.ask({ path: '/wps/session/renew', method: 'POST', host, headers, body: {} }),
  }
}

import { ApiError, site, type SessionInfo } from '@site/shared-api'
import type {
  BodyKey,
  login as loginCall,
  LoginPayload,
  sessionKeys,
  ValueOf,
} from '@site/shared-api/contract'
import { encryptBody } from './encryption.ts'

const KEYS_FRESH_MS = 5 * 60_000

export interface Credentials {
  readonly username: string
  readonly password: string
}

interface PlatformKey {
  readonly key: BodyKey
  /** How far the platform's clock is ahead of this phone's, in seconds. */
  readonly ahead: number
}

const seconds = (): number => Math.floor(Date.now() / 1000)

const keyQuery = {
  queryKey: ['account', 'encryption key'],
  staleTime: KEYS_FRESH_MS,
  retry: false,
  async queryFn(): Promise<PlatformKey> {
    const { keys, now } = (await site().client.get('/wps/session/keys')) as ValueOf<typeof sessionKeys> // reason: typed by the contract, checked by the platform
    const [key] = keys
    if (key === undefined) throw new ApiError(503, 'temporarily_unavailable')
    return { key, ahead: now - seconds() }
  },
}

/** Asks for the platform's key while the player is still typing. */
export function prepareLogin(): void {
  void site().queries.prefetchQuery(keyQuery)
}

/** Standalone web apps on iOS are told apart (ACC-05). */
function deviceHeader(): Record<string, string> {
  return 'standalone' in navigator && navigator.standalone === true ? { Device: 'OTHERS' } : {}
}

async function send({ username, password }: Credentials): Promise<SessionInfo> {
  const { client, queries } = site()
  const { key, ahead } = await queries.fetchQuery(keyQuery)
  const payload: LoginPayload = {
    username,
    password,
    type: 'username',
    iat: seconds() + ahead,
    nonce: crypto.randomUUID(),
  }
  const data = await encryptBody(payload, key)
  const headers = { Encryption: key.kid, ...deviceHeader() }
  const value = (await client.send('POST', '/wps/session/login', { data }, { headers })) as ValueOf<
    typeof loginCall
  > // reason: typed by the contract, checked by the platform
  return {
    token: value.token,
    merchantCode: value.merchantCode,
    userName: value.userName,
    type: value.type,
    firstTimeLogin: value.firstTimeLogin,
  }
}

/**
 * Signs in with user name and password in an encrypted body (B3, B7); once more with fresh keys when they were rotated.
 * Throws ApiError, NetworkError or EncryptionUnavailableError.
 */
export async function login(credentials: Credentials): Promise<SessionInfo> {
  try {
    return await send(credentials)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'encryption_key_unknown') throw error
    site().queries.removeQueries({ queryKey: keyQuery.queryKey })
    return send(credentials)
  }
}

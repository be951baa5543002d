import type { Auth } from 'firebase-admin/auth'
import { ApiError } from '#api/api-error'
import type { FirebaseProject } from '#start/config.accounts'
import type { Clock } from '#deps'
import type { LiveBrand } from '#brands/index'
import { hashOf } from '#api/hash-of'
import { useNonce } from '#identity/index'
import type { PhoneAuth, ProvenPhone } from '#providers/phone-auth/phone-auth.provider'

const BY_PHONE = 'phone'
const E164 = /^\+\d{6,15}$/
const MS_PER_SECOND = 1000
/** The number was proved so recently, in seconds; an ID token itself lives for an hour. */
const FRESH_SECONDS = 5 * 60

/** Firebase Auth through its own library: the ID token's signature, audience and age are verified here, each token is used once. */
export class FirebasePhoneAuth implements PhoneAuth {
  readonly #project: FirebaseProject
  readonly #clock: Clock
  #auth: Promise<Auth> | undefined
  constructor(project: FirebaseProject, clock: Clock) {
    this.#project = project
    this.#clock = clock
  }

  settings() {
    const { apiKey, authDomain, projectId, emulator } = this.#project
    return { apiKey, authDomain, projectId, ...(emulator !== undefined && { emulator }) }
  }

  async verify(_brand: LiveBrand, idToken: string, field: string): Promise<ProvenPhone> {
    this.#auth ??= load(this.#project)
    const auth = await this.#auth
    const claims = await auth.verifyIdToken(idToken).catch(() => undefined)
    const mobile = claims?.phone_number
    const refused = new ApiError('phone_auth_failed', { field })
    if (claims?.firebase.sign_in_provider !== BY_PHONE || mobile === undefined || !E164.test(mobile))
      throw refused
    const age = this.#clock.now().getTime() / MS_PER_SECOND - claims.auth_time
    if (age > FRESH_SECONDS) throw refused
    const expiresAt = new Date(claims.exp * MS_PER_SECOND)
    return {
      mobile,
      async use(tx) {
        if (!(await useNonce(tx, `phone:${hashOf(idToken)}`, expiresAt))) throw refused
      },
    }
  }
}

/** Loaded when first needed: most platforms never do. The library reads FIREBASE_AUTH_EMULATOR_HOST itself. */
async function load({ projectId }: FirebaseProject): Promise<Auth> {
  const [{ initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ])
  return getAuth(initializeApp({ projectId }, `phone-${projectId}`))
}

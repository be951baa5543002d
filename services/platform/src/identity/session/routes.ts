import { availableParallelism } from 'node:os'
import {
  currentSession,
  login,
  loginPayload,
  logout,
  renewSession,
  sessionKeys,
} from '@site/shared-api/contract/session'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { relyingPartyOf } from '#identity/passkeys/relying-party'
import { BodyKeys } from '#identity/sealed-body/body-keys'
import { EncryptedBodies } from '#identity/sealed-body/encrypted-body'
import { refuseForSecondStep } from '#identity/second-factor/step-cookie'
import { LoginService } from '#identity/sign-in/login.service'
import { warmPasswords } from '#identity/hashing/password'
import { clearSessionCookie, sessionCookie, setSessionCookie } from '#identity/session/service'
import { answerSignIn } from '#identity/sign-in/sign-in'
import { Semaphore } from '#identity/hashing/semaphore'
import { visitorOf } from '#identity/session/visitor'

const MS_PER_SECOND = 1000
/** One hashes while the other asks the database. */
const LOGINS_A_CORE = 2
/** At the pace of two cores some five seconds: who waits for longer has gone. */
const MOST_WAITING = 256

/** Signing in and out, renewal, keys of encrypted bodies (B3, B7). */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const keys = new BodyKeys(platform)
  const bodies = new EncryptedBodies(platform, keys)
  const logins = new LoginService(platform)
  const semaphore = new Semaphore(LOGINS_A_CORE * availableParallelism(), MOST_WAITING)
  await Promise.all([warmPasswords(), keys.published()])

  serve(app, sessionKeys, async ({ now, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    return { keys: await keys.published(), now: Math.floor(now.getTime() / MS_PER_SECOND) }
  })

  serve(app, login, async ({ body, brand, request, reply }) => {
    const signedIn = await semaphore.pass(async () => {
      const payload = await bodies.read(request, body.data, loginPayload)
      return await logins.login(brand, payload, visitorOf(request), relyingPartyOf(brand, request))
    })
    if ('challenge' in signedIn) throw refuseForSecondStep(request, reply, signedIn)
    return answerSignIn(request, reply, signedIn)
  })

  serve(app, logout, async ({ session, request, reply }) => {
    await platform.db.transaction().execute(async (tx) => {
      await platform.sessions.end(tx, session.memberId, { id: session.id }, 'logout')
      await platform.security.record(tx, visitorOf(request), {
        kind: 'signed_out',
        merchant: session.merchant,
        memberId: session.memberId,
      })
    })
    clearSessionCookie(request, reply)
    return { ended: true as const }
  })

  serve(app, renewSession, async ({ session, request, reply }) => {
    const expiresAt = await platform.sessions.renew(session)
    setSessionCookie(request, reply, sessionCookie(request) ?? '', expiresAt)
    return { expiresAt: expiresAt.toISOString() }
  })

  serve(app, currentSession, ({ session }) => ({
    userName: session.userName,
    type: session.type,
    merchantCode: session.merchant,
    expiresAt: session.expiresAt.toISOString(),
  }))
}

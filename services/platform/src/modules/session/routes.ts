import {
  currentSession,
  login,
  loginPayload,
  logout,
  renewSession,
  sessionKeys,
} from '@site/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { BodyKeys } from '#modules/session/body-keys'
import { EncryptedBodies } from '#modules/session/encrypted-body'
import { LoginService } from '#modules/session/login.service'
import { warmPasswords } from '#modules/session/password'
import { SESSION_COOKIE, clearSessionCookie, setSessionCookie } from '#modules/session/service'

const MS_PER_SECOND = 1000
const MAX_DEVICE_LENGTH = 200

/** Signing in and out, renewal, keys of encrypted bodies (B3, B7). */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const keys = new BodyKeys(platform)
  const bodies = new EncryptedBodies(platform, keys)
  const logins = new LoginService(platform, platform.sessions)
  await Promise.all([warmPasswords(), keys.published()])

  serve(app, sessionKeys, async ({ now, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    return { keys: await keys.published(), now: Math.floor(now.getTime() / MS_PER_SECOND) }
  })

  serve(app, login, async ({ body, brand, request, reply }) => {
    const payload = await bodies.read(request, body.data, loginPayload)
    const from = { address: request.ip, device: request.headers['user-agent']?.slice(0, MAX_DEVICE_LENGTH) }
    const { value, credential } = await logins.login(brand, payload, from)
    setSessionCookie(request, reply, credential.cookie, credential.expiresAt)
    return value
  })

  serve(app, logout, async ({ session, request, reply }) => {
    await platform.sessions.revoke(session)
    clearSessionCookie(request, reply)
    return { ended: true as const }
  })

  serve(app, renewSession, async ({ session, request, reply }) => {
    const expiresAt = await platform.sessions.renew(session)
    setSessionCookie(request, reply, request.cookies[SESSION_COOKIE] ?? '', expiresAt)
    return { expiresAt: expiresAt.toISOString() }
  })

  serve(app, currentSession, ({ session }) => ({
    userName: session.userName,
    type: session.type,
    merchantCode: session.merchant,
    expiresAt: session.expiresAt.toISOString(),
  }))
}

import { loginFreePlay, trialUser } from '@site/shared-api/contract/trial'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie, setOwnCookie } from '#api/own-cookie'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { setSessionCookie } from '#identity/session/service'
import { forgetTrials } from '#identity/trial/forget-trials.repository'
import { setTrial, TrialService, type Trial } from '#identity/trial/trial.service'

const KEPT_SECONDS = 30 * 24 * 60 * 60
const MAX_DEVICE_LENGTH = 200

/** Free play (B2, B7). */
export async function trialRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const trials = new TrialService(platform, platform.sessions)

  daily(app, 'trial-accounts', (now) =>
    forgetTrials(platform.db, new Date(now.getTime() - KEPT_SECONDS * 1_000)),
  )
  serve(app, trialUser, async ({ brand, request, reply }) => {
    const trial = await trials.account(brand, ownCookie(request, 'trial'), request.ip)
    keep(request, reply, trial)
    return { ...setTrial(trial), merchantCode: brand.merchant, type: trial.type }
  })

  serve(app, loginFreePlay, async ({ brand, request, reply }) => {
    const trial = await trials.account(brand, ownCookie(request, 'trial'), request.ip)
    keep(request, reply, trial)
    const from = { address: request.ip, device: request.headers['user-agent']?.slice(0, MAX_DEVICE_LENGTH) }
    const { value, credential } = await trials.start(brand, trial, from)
    setSessionCookie(request, reply, credential.cookie, credential.expiresAt)
    return value
  })
}

function keep(request: FastifyRequest, reply: FastifyReply, { key }: Trial): void {
  void reply.header('Cache-Control', 'no-store')
  if (key === undefined) return
  setOwnCookie(request, reply, { name: 'trial', value: key }, { path: '/wps', maxAge: KEPT_SECONDS })
}

import { z } from 'zod'
import { defineCall } from './call.ts'
import { startedSession } from './session.ts'

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** Where a sign-in by a provider begins and where the provider leads back to: redirections, not envelopes. */
export const SOCIAL_PATHS = {
  start: '/wps/session/social/:provider/start',
  callback: '/wps/session/social/:provider/callback',
} as const

// `start?next=` leads to the provider (OIDC code flow with PKCE, state and nonce), and back to `/m/login?social=TICKET&next=…`
// or `/m/login?socialError=CODE`.

export const socialLogin = defineCall({
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'public',
  summary:
    'Signs in by a single-use ticket, bound to this browser; `social_unlinked` (data.ticket, data.email) leads to registration',
  silent: true,
  body: z.object({ ticket: z.string().max(128) }),
  response: startedSession,
})

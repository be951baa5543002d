import { z } from 'zod'
import { defineCall } from './call.ts'
import { startedSession } from './session.ts'

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

// `GET /wps/session/social/<provider>/start?next=` and `…/callback` answer with redirections, not with envelopes:
// to the provider (OIDC code flow with PKCE, state and nonce), and back to `/m/login?social=TICKET&next=…`
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

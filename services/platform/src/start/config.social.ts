import type { SocialProvider as SocialProviderName } from '@site/shared-api/contract/social'
import { z } from 'zod'
import type { OidcAccount } from '#providers/social/oidc.provider'
import { StartupError } from '@site/service-kit/startup-error'

const ISSUERS = { google: 'https://accounts.google.com', facebook: 'https://www.facebook.com' } as const

const issuer = z.url({ protocol: /^https?$/ }).optional()
const text = z.string().min(1).optional()

/** Environment of social sign-in: a client at each provider of OpenID Connect; without one it is off. */
export const socialEnvironment = {
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  FACEBOOK_ISSUER: issuer,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
}

type Environment = z.output<z.ZodObject<typeof socialEnvironment>>

export type SocialConfig = Partial<Record<SocialProviderName, OidcAccount>>

/** Reads the social part of the environment; throws StartupError where half of a client is named. */
export function socialConfig(data: Environment): SocialConfig {
  const google = account(
    'GOOGLE',
    data.GOOGLE_ISSUER ?? ISSUERS.google,
    data.GOOGLE_CLIENT_ID,
    data.GOOGLE_CLIENT_SECRET,
  )
  const facebook = account(
    'FACEBOOK',
    data.FACEBOOK_ISSUER ?? ISSUERS.facebook,
    data.FACEBOOK_CLIENT_ID,
    data.FACEBOOK_CLIENT_SECRET,
  )
  return { ...(google && { google }), ...(facebook && { facebook }) }
}

function account(
  name: string,
  from: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): OidcAccount | undefined {
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined)
    throw new StartupError(`Social sign-in needs ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together.`)
  return { issuer: from, clientId, clientSecret }
}

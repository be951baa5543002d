import { StartupError } from '@site/service-kit/startup-error'

/** What each secret is for, in the words of a refusal. */
const SECRETS = {
  INTERNAL_TOKEN: 'what delivery asks this service with',
  PROVIDER_SECRET: 'what the provider of the sandbox games signs its calls with',
  ACCOUNT_SECRET: 'what codes are fingerprinted and waiting messages sealed under',
} as const

type Given = Readonly<Partial<Record<keyof typeof SECRETS, string | undefined>>>

/**
 * Several hosts share a PostgreSQL, so none may make secrets in a folder of its own (PLT-02). Throws StartupError that
 * names the missing settings and how they are made.
 */
export function requireSecrets(given: Given): void {
  const missing = Object.entries(SECRETS).filter(
    ([name]) => given[name as keyof Given] === undefined, // reason: Object.entries forgets the names of a constant object
  )
  if (missing.length === 0) return
  throw new StartupError(
    [
      'With DATABASE_URL several hosts share one database, and each must be given the same secrets. Not set:',
      ...missing.map(([name, what]) => `  ${name} (${what})`),
      `Make each once, for example ${missing[0]?.[0]}=$(openssl rand -base64 33), and give it to every host.`,
    ].join('\n'),
  )
}

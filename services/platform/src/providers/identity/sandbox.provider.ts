import type { IdentityProvider } from '#providers/identity/identity.provider'

/** Checks nothing, and says so: every paper goes to a person. A real provider has the same interface. */
export const identitySandbox: IdentityProvider = {
  name: 'sandbox',
  isSandbox: true,
  look: async () => ({ verdict: 'person' }),
}

import { flagOn } from '@site/config'
import { SOCIAL_PROVIDERS, type SocialProvider as SocialProviderName } from '@site/shared-api/contract/social'
import type { SocialConfig } from '#start/config.social'
import type { LiveBrand } from '#brands/index'
import { OidcProvider } from '#providers/social/oidc.provider'
import type { SocialSignIn } from '#providers/social/social.provider'

const FLAG = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const

/** The configured providers; each shows where the brand's flag is on and the provider can be reached (B2). */
export class SocialProviders {
  readonly #providers: ReadonlyMap<string, SocialSignIn>
  constructor(config: SocialConfig) {
    this.#providers = new Map(
      SOCIAL_PROVIDERS.flatMap((name) => {
        const account = config[name]
        return account ? [[name, new OidcProvider(account)]] : []
      }),
    )
  }

  /** Asks every provider what it publishes, so that the first page knows. */
  warm(): void {
    for (const provider of this.#providers.values()) provider.isReady()
  }

  isReady(brand: LiveBrand, name: SocialProviderName): boolean {
    return this.of(brand, name)?.isReady() ?? false
  }

  /** The provider of a name, where it is configured and the brand has it. */
  of(brand: LiveBrand, name: string): SocialSignIn | undefined {
    const known = SOCIAL_PROVIDERS.find((one) => one === name)
    if (known === undefined || !flagOn(brand.document, FLAG[known])) return undefined
    return this.#providers.get(known)
  }
}

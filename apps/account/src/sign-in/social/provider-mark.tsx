import type { SocialProvider } from '@site/shared-api/contract/social'
import styles from './social.module.css'

/** The first letter of the provider in a disc of its colour; decoration beside the name. */
export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <span className={styles.mark} data-provider={provider} aria-hidden="true">
      {provider === 'google' ? 'G' : 'f'}
    </span>
  )
}

import type { SocialProvider } from '@site/shared-api/contract/social'

/** Names are the same in every language. */
export const SOCIAL_NAMES: readonly { readonly id: SocialProvider; readonly name: string }[] = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
]

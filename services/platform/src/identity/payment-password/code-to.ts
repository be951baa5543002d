import { flagOn } from '@site/config'
import type { CodeChannel } from '@site/shared-api/contract/payment-password'
import type { LiveBrand } from '#brands/index'
import type { Proofs } from '#identity/payment-password/repository'

const SHOWN_DIGITS = 4

/** Where a code goes. */
export interface CodeTo {
  readonly channel: CodeChannel
  /** E.164, or an e-mail address. */
  readonly address: string
}

/** By which way the brand proves members by a code (B6: CHNGPASSVERIF3, CHNGPASSMAIL3), where this one has it; else none. */
export function codeToOf({ document }: LiveBrand, proofs: Proofs): CodeTo | undefined {
  const mobile = proofs.mobile_verified_at === null ? null : proofs.mobile
  if (flagOn(document, 'CHNGPASSVERIF3') && mobile !== null) return { channel: 'sms', address: mobile }
  if (flagOn(document, 'CHNGPASSMAIL3') && proofs.email !== null)
    return { channel: 'mail', address: proofs.email }
  return undefined
}

/** The same, masked for display to the member. */
export function shownCodeTo({ address, channel }: CodeTo): { channel: CodeChannel; to: string } {
  if (channel === 'sms') return { channel, to: `••• ${address.slice(-SHOWN_DIGITS)}` }
  const [name = '', host = ''] = address.split('@')
  return { channel, to: `${name.slice(0, 1)}•••@${host}` }
}

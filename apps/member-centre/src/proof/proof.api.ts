import { call } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import { confirmProof, sendProofCode } from '@site/shared-api/contract/account-proof'

const own = {
  alert: {
    but: ['feature_unavailable', 'sms_unavailable', 'too_many_requests', 'verification_code_wrong'],
  },
} as const

/** Sends a code to the number or e-mail of the account; until when no other is sent, and where it went, masked. */
export const sendProof = (): Promise<ValueOf<typeof sendProofCode>> => call(sendProofCode, {}, own)

export const sendProofBack = (code: string) => call(confirmProof, { body: { code } }, own)

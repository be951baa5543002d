import { forgetAffiliateLink, hideLoading, showLoading, startSession, useMessages } from '@site/shared-api'
import { useCallback, useRef } from 'react'
import { forgetDraft } from '#features/register/draft/draft.ts'
import type { RegisterMethodName } from '#features/register/fields/methods.ts'
import { register } from '#features/register/register.api.ts'
import { holdPassword } from '#sign-in/visit-password/index.ts'
import { invitationOf } from './affiliate.ts'
import type { RegistrationFields } from './payload.ts'

export interface Attempt {
  readonly method: RegisterMethodName
  readonly fields: Omit<RegistrationFields, 'attempt' | 'affiliateCode'>
  readonly affiliateCode: string
  /** Proves the number by the third-party service and answers what it attests; nothing where the brand has none (B4). */
  readonly prove: () => Promise<Partial<RegistrationFields>>
}

/**
 * The order of B4 behind the disclaimer: phone verification by the third party, the invitation, then registering. An
 * attempt's id stays while the same one is to be registered, so that a repeat after a lost answer signs in. Throws the
 * client's errors.
 */
export function useRegister(): (attempt: Attempt) => Promise<void> {
  const common = useMessages('common')
  const last = useRef<{ readonly who: string; readonly id: string }>(undefined)
  return useCallback(
    async ({ method, fields, affiliateCode, prove }) => {
      showLoading(common('in_please_wait'))
      try {
        const proof = await prove()
        const invitation = await invitationOf(affiliateCode)
        const who = `${method} ${fields.username ?? fields.mobileNum ?? ''}`
        if (last.current?.who !== who) last.current = { who, id: crypto.randomUUID() }
        const session = await register(method, {
          ...fields,
          ...proof,
          ...(invitation === undefined ? {} : { affiliateCode: invitation }),
          attempt: last.current.id,
        })
        if (fields.password !== undefined) holdPassword(session.userName, fields.password)
        forgetDraft()
        forgetAffiliateLink()
        startSession(session)
      } finally {
        hideLoading()
      }
    },
    [common],
  )
}

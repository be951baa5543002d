import { forgetAffiliateLink, hideLoading, showLoading, startSession, useMessages } from '@site/shared-api'
import { useCallback, useRef, useState } from 'react'
import { holdPassword } from '#sign-in/visit-password/index.ts'
import { invitationOf } from './affiliate.ts'
import { forgetDraft } from '#features/register/draft/draft.ts'
import type { RegisterMethodName } from '#features/register/fields/methods.ts'
import type { RegistrationFields } from './payload.ts'
import { registerRefusal, type RegisterRefusal } from './refusal.ts'
import { register } from '#features/register/register.api.ts'

export interface Attempt {
  readonly method: RegisterMethodName
  readonly fields: Omit<RegistrationFields, 'attempt' | 'affiliateCode'>
  readonly affiliateCode: string
  /** Proves the number by the third-party service and answers what it attests; nothing where the brand has none (B4). */
  readonly prove: () => Promise<Partial<RegistrationFields>>
}

export type Outcome = { readonly done: true } | { readonly done: false; readonly refusal: RegisterRefusal }

/**
 * The order of B4 behind the disclaimer: phone verification by the third party, the invitation, then registering. One
 * attempt at a time; its id stays while the same one is to be registered, so that a repeat after a lost answer signs in.
 */
export function useRegister() {
  const common = useMessages('common')
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const attempt = useRef<{ readonly who: string; readonly id: string }>(undefined)
  const submit = useCallback(
    async ({ method, fields, affiliateCode, prove }: Attempt): Promise<Outcome | undefined> => {
      if (busy.current) return undefined
      busy.current = true
      setSending(true)
      showLoading(common('in_please_wait'))
      try {
        const proof = await prove()
        const invitation = await invitationOf(affiliateCode)
        const who = `${method} ${fields.username ?? fields.mobileNum ?? ''}`
        if (attempt.current?.who !== who) attempt.current = { who, id: crypto.randomUUID() }
        const session = await register(method, {
          ...fields,
          ...proof,
          ...(invitation === undefined ? {} : { affiliateCode: invitation }),
          attempt: attempt.current.id,
        })
        if (fields.password !== undefined) holdPassword(session.userName, fields.password)
        forgetDraft()
        forgetAffiliateLink()
        startSession(session)
        return { done: true }
      } catch (error) {
        return { done: false, refusal: registerRefusal(error) }
      } finally {
        hideLoading()
        busy.current = false
        setSending(false)
      }
    },
    [common],
  )
  return { sending, submit }
}

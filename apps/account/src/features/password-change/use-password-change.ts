import { HOME_PATH, REDIRECT_DELAY_MS, SUCCESS_PASSWORD_MS } from '@site/config'
import {
  closePopup,
  hideLoading,
  navigate,
  openPopup,
  showLoading,
  showToast,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import { useEffect, useRef, useState } from 'react'
import { refusalOf, type Refusal } from '#form/index.ts'
import { readRemembered, renewRemembered } from '#sign-in/remembered/index.ts'
import { forgetPassword, heldPassword, holdPassword } from '#sign-in/visit-password/index.ts'
import { changeTo, hasPasswordQuery } from './password-change.api.ts'

export const CHANGE_FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const
export type ChangeField = (typeof CHANGE_FIELDS)[number]

/** The field that a code is about; any other failure only hides the loading and shows no message (B4). */
const FIELD_OF: Readonly<Record<string, ChangeField>> = {
  password_wrong: 'oldPassword',
  password_common: 'newPassword',
  'modify.new.old.same': 'newPassword',
}

/** The change of a password with every duration of B4: loading 10 s, success 1 s, home 1 s later. */
export function usePasswordChange(userName: string) {
  const t = useMessages('account')
  const common = useMessages('common')
  const [done, setDone] = useState(false)
  const signedIn = useSession() !== null
  const { data } = useQuery({ ...hasPasswordQuery(), enabled: signedIn })
  const [proofRequests, ask] = useState(0)
  const hasNone = proofRequests > 0 || data?.needsPassword === false
  const [held, setHeld] = useState(() => heldPassword(userName))
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  const refuse = (error: unknown): Refusal | undefined => {
    const refusal = refusalOf(error, CHANGE_FIELDS)
    const field = FIELD_OF[refusal.code]
    if (refusal.code === 'password_wrong') {
      // It was changed elsewhere: what this visit holds is of no use.
      forgetPassword()
      setHeld(undefined)
    }
    if (refusal.code === 'proof_required') {
      ask((times) => times + 1)
      return refusal
    }
    if (field !== undefined) return { ...refusal, field }
    return refusal.field !== undefined || refusal.code === 'encryption_unavailable' ? refusal : undefined
  }
  const change = async (typedOld: string, newPassword: string, confirmNewPassword: string): Promise<void> => {
    if (done) return
    const oldPassword = hasNone ? '' : (held ?? typedOld)
    if (newPassword === oldPassword)
      return openPopup('alert', { title: common('in_popup_prompt'), text: common('same_password') })
    showLoading(common('in_please_wait'))
    try {
      const remember = readRemembered() !== undefined
      const deviceToken = await changeTo({ oldPassword, newPassword, confirmNewPassword, remember })
      setDone(true)
      holdPassword(userName, newPassword)
      renewRemembered(deviceToken)
      showToast(t('change.done'), 'success', SUCCESS_PASSWORD_MS)
      leaving.current = setTimeout(() => {
        closePopup('change-password')
        navigate(HOME_PATH, { replace: true })
      }, REDIRECT_DELAY_MS)
    } finally {
      hideLoading()
    }
  }
  /** `hasNone`: the account has no password, a code takes its place. `done`: nothing is sent any more. */
  return { held: held !== undefined, hasNone, proofRequests, done, change, refuse }
}

import { LOADING_LONG_MS, SMS_COUNTDOWN_MS, SMS_TICK_MS, TOAST_SHORT_MS } from '@site/config'
import {
  hideLoading,
  registerSettingsQuery,
  showLoading,
  showToast,
  site,
  useLanguage,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { useEffect, useReducer, useRef, useState } from 'react'
import { askBotCheck } from '#human-check/bot-check/index.ts'
import { sendByPhoneAuth } from '#sign-in/phone-auth/index.ts'
import { platformNow } from '#sealed/index.ts'
import { noteSent, onSent, sentCode, type SentCode } from './sent-codes.ts'
import { sendCode, type CodePurpose, type MobileNumber } from './sms-code.api.ts'

/** The sent code of this purpose, and whole seconds until another may be requested, updated every 500 ms (B4). */
export function useSentCode(purpose: CodePurpose): (SentCode & { readonly seconds: number }) | undefined {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const sent = sentCode(purpose)
  const waiting = sent !== undefined
  useEffect(() => onSent(tick), [])
  useEffect(() => {
    if (!waiting) return
    const ticking = setInterval(tick, SMS_TICK_MS)
    return () => clearInterval(ticking)
  }, [waiting])
  return sent && { ...sent, seconds: Math.ceil((sent.until - performance.now()) / 1000) }
}

/**
 * Sends codes: bot check, loading, request, confirmation (ACC-03, B4). `number` answers the number to send to, or
 * nothing where it is not valid and the form has said so. A failing send hides the loading and leaves the button usable.
 * Where the brand has a third party for it, that one sends them and does its own check (ACC-20).
 */
export function useSmsCode(purpose: CodePurpose, number: () => MobileNumber | undefined) {
  const t = useMessages('account')
  const common = useMessages('common')
  const language = useLanguage()
  const { data: settings } = useQuery(registerSettingsQuery())
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const sent = useSentCode(purpose)
  const send = async (): Promise<boolean> => {
    const typed = busy.current || sent !== undefined ? undefined : number()
    if (typed === undefined) return false
    busy.current = true
    setSending(true)
    try {
      // A tap may come before the brand's settings: it waits for them.
      const { firebase: phoneAuth, countryDialingCode } =
        settings ?? (await site().queries.ensureQueryData(registerSettingsQuery()))
      const to = { ...typed, countryDialingCode: typed.countryDialingCode || countryDialingCode }
      const pass = phoneAuth === null ? await askBotCheck() : ''
      if (pass === undefined) return false
      showLoading(common('in_please_wait'), LOADING_LONG_MS)
      const until =
        phoneAuth === null
          ? await sendCode(purpose, to, pass)
          : await sendByPhoneAuth(purpose, phoneAuth, to, language).then(
              () => platformNow() + SMS_COUNTDOWN_MS,
            )
      noteSent(purpose, to, until)
      showToast(t('sms.sent'), 'success', TOAST_SHORT_MS)
      return true
    } catch {
      // B4: the loading is hidden and nothing else happens.
      return false
    } finally {
      hideLoading()
      busy.current = false
      setSending(false)
    }
  }
  return { sent, sending, send }
}

export interface HumanChecks {
  readonly captcha?: string
  readonly captchaId?: string
  readonly pass?: string
}

/** What a form with a `CaptchaField` answers: a pass, or digits with the picture they belong to; nothing where none was required. */
export function humanChecksOf(form: HTMLFormElement): HumanChecks {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  const pass = text('pass')
  if (pass !== '') return { pass }
  const captchaId = text('captchaId')
  return captchaId === '' ? {} : { captchaId, captcha: text('captcha') }
}

/** Whether a form's captcha is answered, so far as one can see without the platform: any pass, or some digits. */
export function isCaptchaFilled(form: HTMLFormElement): boolean {
  const { pass, captcha } = humanChecksOf(form)
  return pass !== undefined || (captcha !== undefined && captcha !== '')
}

/** The platform asks for the digits of a picture (B2), or refused those it got. */
export function asksForCaptcha(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code: unknown = Reflect.get(error, 'code')
  const data: unknown = Reflect.get(error, 'data')
  const flagged = typeof data === 'object' && data !== null && Reflect.get(data, 'captcha') === true
  return flagged || code === 'captcha_required' || code === 'captcha_wrong'
}

import { lazyPart } from '#lazy-part/lazy-part.tsx'

export { asksForCaptcha, humanChecksOf, isCaptchaFilled, type HumanChecks } from './human-checks.ts'

/** Fetched once the platform asks for it. */
export const CaptchaField = lazyPart(() => import('./captcha-field.tsx').then((part) => part.CaptchaField))

import { lazyPart } from '#lazy-part/lazy-part.tsx'

export { humanChecksOf, isCaptchaFilled, type HumanChecks } from './human-checks.ts'
export { useCaptchaRound } from './use-captcha-round.ts'

/** Fetched once the platform asks for it. */
export const CaptchaField = lazyPart(() => import('./captcha-field.tsx').then((part) => part.CaptchaField))

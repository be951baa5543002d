import { HOME_PATH } from '@site/config'
import { navigate } from '@site/shared-api'

/** Home and to its top (SHL-07); already there it only scrolls. */
export function goHome(alreadyThere: boolean): void {
  if (!alreadyThere) navigate(HOME_PATH)
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  globalThis.scrollTo({ top: 0, behavior: alreadyThere && !calm ? 'smooth' : 'auto' })
}

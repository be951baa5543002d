import type { Overlay } from './overlay.ts'

/** Popups that share one place (A2: login, forgot and register). */
const ACCOUNT_POPUPS: readonly string[] = ['login', 'register', 'forgot']

/** Routes that show the same as a popup; closing it there leads home (A2, SHL-14). */
export const OWN_ROUTE: Readonly<Record<string, string>> = {
  login: 'login',
  register: 'register',
  forgot: 'forget',
  'change-password': 'changePsw',
}

/** Where the player was going stays known while login, register and forgot take turns. */
export function keptNext(open: Overlay | null, popup: string): Readonly<Record<string, string>> {
  if (open?.kind !== 'popup' || !ACCOUNT_POPUPS.includes(open.popup) || !ACCOUNT_POPUPS.includes(popup))
    return {}
  const { next } = open.params
  return next === undefined ? {} : { next }
}

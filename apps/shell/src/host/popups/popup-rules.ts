import type { Overlay, PopupOverlay } from './overlay.ts'

/** Popups that share one place (A2: login, forgot and register). */
const ACCOUNT_POPUPS: readonly string[] = ['login', 'register', 'forgot']

/** Popups that the shell fills itself unless a module does. */
export const OWN_POPUPS: readonly string[] = ['member', 'language', 'invite', 'alert']

/** Routes that show the same as a popup; closing it there leads home (A2, SHL-14). */
export const OWN_ROUTE: Readonly<Record<string, string>> = {
  login: 'login',
  register: 'register',
  forgot: 'forget',
  'change-password': 'changePsw',
}

export function isAccountPopup(popup: string): boolean {
  return ACCOUNT_POPUPS.includes(popup)
}

const sharePlace = (one: string, other: string): boolean =>
  one === other || (isAccountPopup(one) && isAccountPopup(other))

/**
 * What is open after a popup was asked for: login, register and forgot take turns and keep where the player was
 * going, a popup that is open already is on top again, the menu gives way, anything else lies on what is open.
 */
export function withPopup(open: readonly Overlay[], asked: PopupOverlay): readonly Overlay[] {
  const at = open.findIndex((one) => one.kind === 'menu' || sharePlace(one.popup, asked.popup))
  if (at === -1) return [...open, asked]
  const former = open[at]
  const { next, then } = former?.kind === 'popup' && isAccountPopup(asked.popup) ? former.params : {}
  const params = {
    ...(next === undefined ? {} : { next }),
    ...(then === undefined ? {} : { then }),
    ...asked.params,
  }
  return [...open.slice(0, at), { ...asked, params }]
}

import type { Query } from '@tanstack/react-query'
import type { Language, Theme } from '@site/config'
import { call } from '../client/call.ts'
import { logout as logoutCall } from '../contract/session.ts'
import { site } from '../site.ts'
import { baseLanguage, baseMemberHint, baseSession, baseTheme } from './session.atoms.ts'
import { parseSession, readSession, SESSION_KEY, type SessionInfo } from './session-info.ts'
import { sessionStore, setHintCookie, storage } from './storage.ts'
import { isLanguage } from '@site/config'

export const LANGUAGE_KEY = 'language'
export const THEME_KEY = 'theme'

const ofMember = { predicate: ({ meta }: Query) => meta?.['member'] === true }

/** Stores the session that a login answered (A3, B4), publishes it to modules and tabs, and refetches what depends on it. */
export function startSession(info: SessionInfo): void {
  storage.set(SESSION_KEY, JSON.stringify(info))
  setHintCookie('m_member', '1')
  adoptSession(info)
  site().bus.emit('sessionStarted', { userName: info.userName, type: info.type })
}

/** Clears what B4 names after a logout, an expiry or a revocation. */
export function clearSession(): void {
  storage.remove(SESSION_KEY)
  setHintCookie('m_member', undefined)
  sessionStore.remove('trialUser')
  adoptSession(null)
}

/** Ends the session on the platform, then here (SHL-25). Never throws: a player can always leave. */
export async function logout(): Promise<void> {
  const { client, bus, queries } = site()
  await queries.cancelQueries(ofMember)
  await client.leaving(async () => {
    await call(logoutCall, {}, { alert: 'own' }).catch(() => undefined)
    storage.set('autoLogin', '0')
    clearSession()
  })
  bus.emit('sessionEnded', { reason: 'logout' })
}

/** Who is signed in at this moment, for work outside of components; components use `useSession`. */
export function currentSession(): SessionInfo | null {
  return site().store.get(baseSession)
}

function adoptSession(info: SessionInfo | null): void {
  const { store, queries } = site()
  const previous = store.get(baseSession)
  store.set(baseMemberHint, info !== null)
  store.set(baseSession, info)
  if (info === null) queries.removeQueries(ofMember)
  // Another member has signed in: nothing of the previous one may still be shown while theirs is loading.
  else if (previous !== null && previous.userName !== info.userName) void queries.resetQueries(ofMember)
  else void queries.invalidateQueries(ofMember)
}

/** Reads the stored session and follows other tabs and expiry; called by the host once, after the first hydration. */
export function followSession(): void {
  const { bus, plan, store } = site()
  const stored = readSession(plan.brand.merchant)
  store.set(baseMemberHint, stored !== null)
  if (stored === null) setHintCookie('m_member', undefined)
  else store.set(baseSession, stored)
  bus.on('sessionEnded').subscribe(({ data }) => {
    if (data.reason !== 'logout') clearSession()
  })
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY || key === null)
      adoptSession(parseSession(newValue ?? undefined, plan.brand.merchant))
    if (key === THEME_KEY && (newValue === 'dark' || newValue === 'light')) applyTheme(newValue)
    if (key === LANGUAGE_KEY && isLanguage(newValue) && newValue !== store.get(baseLanguage))
      void changeLanguage(newValue)
  })
}

function applyTheme(theme: Theme): void {
  site().store.set(baseTheme, theme)
  document.documentElement.dataset['theme'] = theme
}

/** Theme of this player, kept in local storage, dark by default (SHL-18). */
export function changeTheme(theme: Theme): void {
  storage.set(THEME_KEY, theme)
  setHintCookie('m_theme', theme)
  applyTheme(theme)
  site().bus.emit('themeChanged', { theme })
}

/** Fetches the language's messages, then switches every module at once; nothing typed is lost (SHL-26). */
export async function changeLanguage(language: Language): Promise<void> {
  const { bus, messages, store } = site()
  await messages.load(language)
  storage.set(LANGUAGE_KEY, language)
  setHintCookie('m_language', language)
  store.set(baseLanguage, language)
  bus.emit('languageChanged', { language })
}

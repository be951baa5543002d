import type { Language, Theme } from '@site/config'
import { atom } from 'jotai'
import type { SessionInfo } from './session-info.ts'

/** Written by the actions of this package and by the host alone; modules read the views. */
export const baseSession = atom<SessionInfo | null>(null)
export const baseLanguage = atom<Language>('EN')
export const baseTheme = atom<Theme>('dark')
export const baseFlags = atom<ReadonlySet<string>>(new Set<string>())
/** A session may exist although its token has not been read yet (first paint of a returning member). */
export const baseMemberHint = atom(false)

export const sessionAtom = atom((get) => get(baseSession))
export const languageAtom = atom((get) => get(baseLanguage))
export const themeAtom = atom((get) => get(baseTheme))
export const flagsAtom = atom((get) => get(baseFlags))
export const memberHintAtom = atom((get) => get(baseSession) !== null || get(baseMemberHint))

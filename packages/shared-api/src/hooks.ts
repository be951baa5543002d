import type { Language, Theme } from '@site/config'
import type { Plan } from '@site/config/schema'
import { useAtomValue, type Atom } from 'jotai'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Translate } from './i18n/messages.ts'
import { flagsAtom, languageAtom, memberHintAtom, sessionAtom, themeAtom } from './session/session.atoms.ts'
import type { SessionInfo } from './session/session-info.ts'
import { site } from './site.ts'

/**
 * A shared value, followed. While what the server has drawn is being taken over it is what the server knew,
 * whatever happened since: modules are taken over at their own time, each by the markup it was drawn with.
 */
function useShared<Value>(shared: Atom<Value>, drawnWith: (plan: Plan) => Value): Value {
  const { plan, store } = site()
  const follow = useCallback((changed: () => void) => store.sub(shared, changed), [store, shared])
  return useSyncExternalStore(
    follow,
    () => store.get(shared),
    () => drawnWith(plan),
  )
}

export function useSession(): SessionInfo | null {
  return useShared(sessionAtom, () => null)
}

/** True for members, and before the token is read also for whom the server took for one. */
export function useMemberHint(): boolean {
  return useShared(memberHintAtom, (plan) => plan.memberHint)
}

export function useLanguage(): Language {
  return useShared(languageAtom, (plan) => plan.language)
}

export function useTheme(): Theme {
  return useShared(themeAtom, (plan) => plan.theme)
}

export function useFlag(name: string): boolean {
  return useAtomValue(flagsAtom, { store: site().store }).has(name)
}

/** The brand of the page; its tagline in the chosen language. */
export function useBrand(): Plan['brand'] {
  const { brand } = site().plan
  const language = useLanguage()
  const now = brand.taglines?.[language] ?? brand.tagline
  return useMemo(() => ({ ...brand, tagline: now }), [brand, now])
}

/** Texts of a module in the chosen language; `{name}` in a text is filled from `values`. */
export function useMessages(namespace: string): Translate {
  const language = useLanguage()
  return useMemo(() => site().messages.of(namespace, language), [namespace, language])
}

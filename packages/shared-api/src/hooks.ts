import type { FlagName, Language, Theme } from '@site/config'
import type { Plan } from '@site/config/schema'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Translate } from './i18n/messages.ts'
import { flagsAtom, languageAtom, memberHintAtom, sessionAtom, themeAtom } from './session/session.atoms.ts'
import type { SessionInfo } from './session/session-info.ts'
import { site } from './site.ts'

export function useSession(): SessionInfo | null {
  return useAtomValue(sessionAtom, { store: site().store })
}

/** True for members, and before the token is read also for whom the server took for one. */
export function useMemberHint(): boolean {
  return useAtomValue(memberHintAtom, { store: site().store })
}

export function useLanguage(): Language {
  return useAtomValue(languageAtom, { store: site().store })
}

export function useTheme(): Theme {
  return useAtomValue(themeAtom, { store: site().store })
}

export function useFlag(name: FlagName): boolean {
  return useAtomValue(flagsAtom, { store: site().store }).has(name)
}

export function useBrand(): Plan['brand'] {
  return site().plan.brand
}

/** Texts of a module in the chosen language; `{name}` in a text is filled from `values`. */
export function useMessages(namespace: string): Translate {
  const language = useLanguage()
  return useMemo(() => {
    void language
    return site().messages.of(namespace)
  }, [namespace, language])
}

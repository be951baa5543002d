import { storage, type GameMenu } from '@site/shared-api'
import type { Language } from '@site/config'

const KEY = 'lobby.menus'

function isMenu(value: unknown): value is GameMenu {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'vendors' in value &&
    Array.isArray(value.vendors) &&
    'classifications' in value &&
    Array.isArray(value.classifications)
  )
}

/** Categories and providers as they were at the last visit in this language (A7: cached locally). */
export function readKnownMenus(language: Language): readonly GameMenu[] | undefined {
  const value = storage.read(`${KEY}.${language}`)
  return Array.isArray(value) && value.every(isMenu) ? value : undefined
}

export function keepMenus(language: Language, menus: readonly GameMenu[]): void {
  storage.write(`${KEY}.${language}`, menus)
}

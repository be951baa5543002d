import Bowser from 'bowser'

/** What a browser calls itself, in the words a player knows; null where it does not say. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  if (userAgent === null || userAgent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: named(browser.name), system: named(os.name) }
}

const named = (name: string | undefined): string | null => (name === undefined || name === '' ? null : name)

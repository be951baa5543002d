import type { GameProvider } from '#modules/launch/provider'

/** Where the sandbox's page is served. */
export const SANDBOX_PAGE = '/lgw/sandbox/play'

/** Stands in for a provider: every game opens one plain page of this platform that says what it is. */
export const sandboxProvider: GameProvider = {
  open: async ({ token, language }) =>
    `${SANDBOX_PAGE}?${new URLSearchParams({ token, lang: language }).toString()}`,
}

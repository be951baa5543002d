/** The remotes a brand can switch on and off (`modules.<name>` in the flag table). */
export const MODULES = ['lobby', 'account', 'content', 'member-centre'] as const
export type ModuleName = (typeof MODULES)[number]
export type Theme = 'dark' | 'light'
export const THEMES: readonly Theme[] = ['dark', 'light']

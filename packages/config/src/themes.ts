export type Theme = 'dark' | 'light'
export const THEMES: readonly Theme[] = ['dark', 'light']

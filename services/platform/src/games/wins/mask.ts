const HIDDEN = '***'
const SHORT = 3
const SHOWN_FIRST = 2

/** An account as the winner board shows it: `playful9` is `pl***9`; a short one shows its first sign only. */
export function maskAccount(account: string): string {
  const signs = [...account]
  if (signs.length <= SHORT) return `${signs.slice(0, 1).join('')}${HIDDEN}`
  return `${signs.slice(0, SHOWN_FIRST).join('')}${HIDDEN}${signs.at(-1) ?? ''}`
}

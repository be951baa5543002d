/**
 * Local storage that never throws: where the browser forbids or refuses it (private mode, full disk),
 * values live for the visit only, and `durable` says so.
 */
const memory = new Map<string, string>()

export const storage = {
  durable: true,
  get(key: string): string | undefined {
    if (memory.has(key)) return memory.get(key)
    try {
      return globalThis.localStorage?.getItem(key) ?? undefined
    } catch {
      storage.durable = false
      return undefined
    }
  },
  set(key: string, value: string): void {
    try {
      globalThis.localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      storage.durable = false
      memory.set(key, value)
    }
  },
  remove(key: string): void {
    memory.delete(key)
    try {
      globalThis.localStorage.removeItem(key)
    } catch {
      storage.durable = false
    }
  },
}

/** A cookie the server may draw by (language, theme, "somebody was signed in"); never a credential. */
export function setHintCookie(name: string, value: string | undefined): void {
  if (typeof document === 'undefined') return
  document.cookie =
    value === undefined
      ? `${name}=; Path=/; Max-Age=0; SameSite=Lax`
      : `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`
}

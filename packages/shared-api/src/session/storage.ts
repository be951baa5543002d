/**
 * The browser's storage, which never throws: where it is forbidden or refused (private mode, full disk) values live for
 * the visit only, and `durable` says so.
 */
function guarded(area: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  const self = {
    durable: true,
    get(key: string): string | undefined {
      if (memory.has(key)) return memory.get(key)
      try {
        return globalThis[area]?.getItem(key) ?? undefined
      } catch {
        self.durable = false
        return undefined
      }
    },
    set(key: string, value: string): void {
      try {
        globalThis[area].setItem(key, value)
        memory.delete(key)
      } catch {
        self.durable = false
        memory.set(key, value)
      }
    },
    remove(key: string): void {
      memory.delete(key)
      try {
        globalThis[area].removeItem(key)
      } catch {
        self.durable = false
      }
    },
    /** What `write` has kept; undefined where there is nothing or it cannot be read. The caller checks its shape. */
    read(key: string): unknown {
      try {
        return JSON.parse(self.get(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    write(key: string, value: unknown): void {
      self.set(key, JSON.stringify(value))
    },
  }
  return self
}

/** What stays on this device. */
export const storage = guarded('localStorage')
/** What ends with the tab. */
export const sessionStore = guarded('sessionStorage')

/** A cookie the server may draw by (language, theme, "a member was signed in"); never a credential. */
export function setHintCookie(name: string, value: string | undefined): void {
  if (typeof document === 'undefined') return
  document.cookie =
    value === undefined
      ? `${name}=; Path=/; Max-Age=0; SameSite=Lax`
      : `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`
}

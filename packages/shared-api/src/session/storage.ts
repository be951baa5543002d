interface Store {
  readonly durable: boolean
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * A browser's storage that never throws: where it is forbidden or refuses (private mode, full disk) values live as
 * long as the page, and `durable` says so.
 */
function guarded(area: () => Storage): Store {
  const memory = new Map<string, string>()
  let durable = true
  const attempt = <Value>(work: () => Value, otherwise: () => Value): Value => {
    try {
      return work()
    } catch {
      durable = false
      return otherwise()
    }
  }
  return {
    get durable() {
      return durable
    },
    get: (key) =>
      memory.get(key) ??
      attempt(
        () => area().getItem(key) ?? undefined,
        () => undefined,
      ),
    set: (key, value) =>
      attempt(
        () => {
          area().setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    remove(key) {
      memory.delete(key)
      attempt(
        () => area().removeItem(key),
        () => undefined,
      )
    },
  }
}

/** What stays on the device from visit to visit. */
export const storage = guarded(() => globalThis.localStorage)

/** What lasts for this visit in this tab, reloads included. */
export const visitStorage = guarded(() => globalThis.sessionStorage)

/** What was kept as JSON; undefined for nothing and for what is none. Its shape is whoever reads it's to check. */
export function keptJson(store: Pick<Store, 'get'>, key: string): unknown {
  try {
    return JSON.parse(store.get(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A cookie the server may draw by (language, theme, "somebody was signed in"); never a credential. */
export function setHintCookie(name: string, value: string | undefined): void {
  if (typeof document === 'undefined') return
  document.cookie =
    value === undefined
      ? `${name}=; Path=/; Max-Age=0; SameSite=Lax`
      : `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`
}

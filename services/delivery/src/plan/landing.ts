import type { PlanRoute, PlanSlot } from '@site/config/schema'

/** Slots that stand on a screen: a place is named `<module>-<screen>.<place>`. */
export function slotsOfScreen(route: PlanRoute, slots: readonly PlanSlot[]): PlanSlot[] {
  const screen = route.expose.replace(/^\.\/(.+)\.screen$/, '$1')
  return slots.filter(({ slot, eager }) => eager && slot.startsWith(`${route.module}-${screen}.`))
}

/** The first calls of a route and its slots; `{name}` is filled from the page's query, a call without its value is left out. */
export function firstCalls(route: PlanRoute, slots: readonly PlanSlot[], url: string): string[] {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const calls = [...route.data, ...slots.flatMap(({ data }) => data)]
  return [...new Set(calls.flatMap((call) => fill(call, query)))]
}

function fill(call: string, query: URLSearchParams): string[] {
  const names = [...call.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  if (names.some((name) => !query.get(name))) return []
  return [
    names.reduce(
      (filled, name) => filled.replaceAll(`{${name}}`, encodeURIComponent(query.get(name) ?? '')),
      call,
    ),
  ]
}

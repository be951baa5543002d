import { callAddress } from '@site/config'
import type { PlanRoute, PlanSlot } from '@site/config/schema'

/** Slots that stand on a screen: a place is named `<module>-<screen>.<place>`. */
export function slotsOfScreen(route: PlanRoute, slots: readonly PlanSlot[]): PlanSlot[] {
  const screen = route.expose.replace(/^\.\/(.+)\.screen$/, '$1')
  return slots.filter(({ slot, eager }) => eager && slot.startsWith(`${route.module}-${screen}.`))
}

/** The first calls of a route and its slots, filled from the page's query. */
export function firstCalls(route: PlanRoute, slots: readonly PlanSlot[], url: string): string[] {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const calls = [...route.data, ...slots.flatMap(({ data }) => data)]
  return [...new Set(calls.flatMap((call) => fill(call, query)))]
}

/** No filter has longer values: such a call is left to the page. */
export const LONGEST_VALUE = 64

/**
 * `{name}` takes a value of the page's query, without it the call is left out; `{&one,two}` adds those that are there;
 * `{!name}` leaves the call out where the page's query has one. The address is the one the browser's client makes of the same query.
 */
function fill(call: string, query: URLSearchParams): string[] {
  const given = (name: string): string => query.get(name) ?? ''
  let wanted = true
  const url = call.replaceAll(/\{([&!]?)([\w,]+)\}/g, (_whole, sign: string, list: string) => {
    const names = list.split(',')
    if (names.some((name) => given(name).length > LONGEST_VALUE)) wanted = false
    if (sign === '!') {
      if (names.some((name) => given(name) !== '')) wanted = false
      return ''
    }
    const values = names
      .filter((name) => given(name) !== '')
      .map((name): [string, string] => [name, given(name)])
    const text = new URLSearchParams(values).toString()
    if (sign === '&') return text === '' ? '' : `&${text}`
    if (text === '') wanted = false
    return new URLSearchParams({ '': given(list) }).toString().slice(1)
  })
  const [path = '', search] = url.split('?')
  return wanted ? [callAddress(path, new URLSearchParams(search))] : []
}

import { atom, useAtomValue } from 'jotai'
import { site } from '../site.ts'

/** What modules count for one another, by name; a badge of the frame shows the one that its entry names. */
const baseCounters = atom<Readonly<Record<string, number | undefined>>>({})

/** Every shared counter (`chat`, `inbox`, `notices`, `promotions`); undefined while its number is on its way. */
export function useCounters(): Readonly<Record<string, number | undefined>> {
  return useAtomValue(baseCounters, { store: site().store })
}

/** A shared counter; undefined while its number is on its way. */
export function useCounter(name: string): number | undefined {
  return useCounters()[name]
}

/** Called by the module whose business is counted; undefined when the number is on its way again. */
export function setCounter(name: string, count: number | undefined): void {
  site().store.set(baseCounters, (now) => ({ ...now, [name]: count }))
}

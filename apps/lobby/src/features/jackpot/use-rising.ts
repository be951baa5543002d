import { JACKPOT_PAUSES_MS } from '@site/config'
import { useEffect, useState } from 'react'
import { goOn, rise, type Range } from './rise.ts'

const anyOf = <Value>(list: readonly Value[]): Value | undefined =>
  list[Math.floor(Math.random() * list.length)]

function seenBefore(key: string): number | undefined {
  try {
    const seen = Number(sessionStorage.getItem(key) ?? Number.NaN)
    return Number.isFinite(seen) ? seen : undefined
  } catch {
    return undefined
  }
}

/** A number that rises by itself every 3, 4 or 5 seconds from where the platform says it stands (A9). */
export function useRising(told: number, range: Range, key: string, runs: boolean): number {
  const [value, setValue] = useState(() => goOn(told, seenBefore(key), range))
  useEffect(() => setValue((seen) => goOn(told, seen, range)), [told, range])
  useEffect(() => {
    try {
      sessionStorage.setItem(key, String(value))
    } catch {
      // Without storage a return begins where the platform stands.
    }
    if (!runs) return
    const waiting = setTimeout(
      () => setValue(rise(value, range, Math.random())),
      anyOf(JACKPOT_PAUSES_MS) ?? JACKPOT_PAUSES_MS[0],
    )
    return () => clearTimeout(waiting)
  }, [value, runs, range, key])
  return value
}

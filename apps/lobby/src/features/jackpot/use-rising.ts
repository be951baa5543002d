import { JACKPOT_PAUSES_MS } from '@site/config'
import { sessionStore } from '@site/shared-api'
import { useEffect, useState } from 'react'
import { goOn, rise, type Range } from './rise.ts'

const anyOf = <Value>(list: readonly Value[]): Value | undefined =>
  list[Math.floor(Math.random() * list.length)]

function seenBefore(key: string): number | undefined {
  const seen = sessionStore.read(key)
  return typeof seen === 'number' ? seen : undefined
}

/** A number that rises by itself every 3, 4 or 5 seconds from the platform's value (A9). */
export function useRising(platformValue: number, range: Range, key: string, runs: boolean): number {
  const [value, setValue] = useState(() => goOn(platformValue, seenBefore(key), range))
  useEffect(() => setValue((seen) => goOn(platformValue, seen, range)), [platformValue, range])
  useEffect(() => {
    sessionStore.write(key, value)
    if (!runs) return
    const waiting = setTimeout(
      () => setValue(rise(value, range, Math.random())),
      anyOf(JACKPOT_PAUSES_MS) ?? JACKPOT_PAUSES_MS[0],
    )
    return () => clearTimeout(waiting)
  }, [value, runs, range, key])
  return value
}

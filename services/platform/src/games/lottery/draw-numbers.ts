import { randomInt } from 'node:crypto'
import type { DrawForm } from '#games/lottery/tables'

/** The numbers of one draw, by the machine's cryptographic chance; balls are put in order, digits stay as they fell. */
export function drawNumbers(
  form: DrawForm,
  chance: (low: number, high: number) => number = randomInt,
): number[] {
  const { count, from, to, unique } = form
  if (!unique) return Array.from({ length: count }, () => chance(from, to + 1))
  const drum = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const drawn: number[] = []
  while (drawn.length < count && drum.length > 0) {
    const at = chance(0, drum.length)
    drawn.push(...drum.splice(at, 1))
  }
  return drawn.sort((a, b) => a - b)
}

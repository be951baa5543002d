import type { contrastFaults } from '@site/config'

export type Colours = Parameters<typeof contrastFaults>[0]

/** What a colour is for; a component names one of these, never a colour. */
export const ROLES = [
  'canvas',
  'surface',
  'raised',
  'text',
  'muted',
  'line',
  'accent',
  'onAccent',
  'accent2',
  'danger',
  'success',
] as const satisfies readonly (keyof Colours)[]

const COLOUR = /^#[0-9A-F]{6}$/

/** Whether all roles have a colour that can be judged. */
export function isColours(value: unknown): value is Colours {
  return (
    typeof value === 'object' &&
    value !== null &&
    ROLES.every((role) => COLOUR.test(String(Reflect.get(value, role))))
  )
}

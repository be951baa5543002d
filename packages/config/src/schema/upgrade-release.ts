import { z } from 'zod'
import { releaseSchema, type Release } from './release.schema.ts'

const POPUP = 'popup:'
const legacySlot = z.looseObject({ slot: z.string(), expose: z.string() })
/** A declaration as it was before November 2026: events without versions, popups among the slots. */
const legacyDeclaration = z.looseObject({
  routes: z.array(z.looseObject({ path: z.string().optional() })).default([]),
  slots: z.array(legacySlot).default([]),
  events: z.strictObject({ emits: z.array(z.string()), listens: z.array(z.string()) }),
})

/**
 * A release from what the registry holds. One with a declaration of the previous shape is read as the present one;
 * undefined where that cannot be done, because a route of it has no path (they stood in a table of the site).
 * Throws for what was never a release.
 */
export function readRelease(value: unknown): Release | undefined {
  const present = releaseSchema.safeParse(value)
  if (present.success) return present.data
  const legacy = z.looseObject({ declaration: legacyDeclaration }).safeParse(value)
  if (!legacy.success) throw present.error
  const { routes } = legacy.data.declaration
  if (routes.some(({ path }) => path === undefined)) return undefined
  return releaseSchema.parse({ ...legacy.data, declaration: upgrade(legacy.data.declaration) })
}

function upgrade({ slots, events, ...rest }: z.infer<typeof legacyDeclaration>): object {
  return {
    ...rest,
    slots: slots.filter(({ slot }) => !slot.startsWith(POPUP)),
    popups: slots
      .filter(({ slot }) => slot.startsWith(POPUP))
      .map(({ slot, expose }) => ({ name: slot.slice(POPUP.length), expose })),
    events: { emits: versioned(events.emits), listens: versioned(events.listens) },
  }
}

const versioned = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 1]))

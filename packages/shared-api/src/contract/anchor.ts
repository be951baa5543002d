import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment, shortText } from './fields.ts'

const flag = z.union([z.literal(0), z.literal(1)])
export const anchorIdText = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'an anchor id is small letters, digits and -')

/** A host of live tables with what a tap needs: the table's game (B7, LOB-26). */
export const anchor = z.object({
  id: z.string(),
  displayName: z.string(),
  /** Address without width and format: `/img/anchor/mali` (the files are `/img/anchor/mali/240.avif`). */
  portrait: z.string(),
  /** Whether the anchor works here at the moment. */
  active: flag,
  /** Whether the anchor is on air now. */
  streaming: flag,
  /** When the anchor goes on air next; null while on air, and for one who is not active. */
  nextAt: moment.nullable(),
  game: z.object({
    nodeId: z.string(),
    displayName: z.string(),
    gameType: z.string(),
    vassalage: z.string(),
    gameId: z.string(),
    gameCode: z.string(),
    supportPlay: flag,
    freeplay: flag,
  }),
})
export type Anchor = z.output<typeof anchor>

const identity = {
  merchant: shortText.optional(),
  language: shortText.optional(),
  token: shortText.optional(),
}

export const anchors = defineCall({
  method: 'GET',
  path: '/wps/anchors',
  access: 'public',
  summary: 'Live anchors, those on air first (B7)',
  silent: true,
  carries: ['merchant', 'language'],
  query: z.object({ ...identity, type: z.enum(['hot', 'promo']).default('hot') }),
  response: z.array(anchor),
})

export const focusedAnchors = defineCall({
  method: 'GET',
  path: '/wps/anchors/focus',
  access: 'member',
  summary: 'The anchors that the member follows, those on air first (B7)',
  silent: true,
  carries: ['merchant', 'language'],
  query: z.object(identity),
  response: z.array(anchor),
})

const focusBody = z.object({ anchorId: anchorIdText, token: shortText.optional() })

export const focusAnchor = defineCall({
  method: 'POST',
  path: '/wps/anchors/focus',
  access: 'member',
  summary: 'Follows an anchor; twice is once',
  body: focusBody,
  response: z.object({ anchorId: z.string() }),
})

export const unfocusAnchor = defineCall({
  method: 'DELETE',
  path: '/wps/anchors/focus',
  access: 'member',
  summary: 'Follows an anchor no longer; one that was not followed stays so',
  body: focusBody,
  response: z.object({ anchorId: z.string() }),
})

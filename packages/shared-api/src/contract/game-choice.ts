import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'

/** So many games are answered at a time. */
export const MOST_CHOICES = 50

export const findGames = defineCall({
  method: 'GET',
  path: '/wps/operator/games',
  brandOf: { named: 'query', field: 'brand' },
  access: 'operator',
  right: 'read',
  summary: `Games of a brand to choose from: by name, or those of these node ids, hidden ones too; ${MOST_CHOICES} at most`,
  branded: false,
  query: z.object({
    brand: z.string().min(1).max(32),
    name: shortText.optional(),
    /** Node ids with commas between. */
    ids: z
      .string()
      .regex(/^\d{1,18}(,\d{1,18})*$/, 'node ids with commas between')
      .refine((ids) => ids.split(',').length <= MOST_CHOICES, `at most ${MOST_CHOICES} ids`)
      .optional(),
  }),
  response: z.object({
    list: z.array(
      z.object({
        nodeId: z.string(),
        name: z.object({ EN: z.string(), TY: z.string() }),
        vendor: z.string(),
        gameType: z.string(),
      }),
    ),
  }),
})

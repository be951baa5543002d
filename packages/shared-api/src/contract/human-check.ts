import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

/** A picture as a `data:` address. */
const picture = z.string().startsWith('data:image/')

export const captcha = defineCall({
  method: 'GET',
  path: '/wps/captcha',
  access: 'public',
  summary: 'A picture of six digits, good for one answer (B2, B5)',
  response: z.object({ id: z.string(), picture, width: z.number(), height: z.number(), expiresAt: moment }),
})

export const slider = defineCall({
  method: 'GET',
  path: '/wps/verification/slider',
  access: 'public',
  summary: 'A picture with a gap, and the piece that fills it, good for one answer (B4: bot check)',
  response: z.object({
    id: z.string(),
    picture,
    piece: picture,
    /** Sizes and places in pixels of the picture. */
    width: z.number(),
    height: z.number(),
    pieceWidth: z.number(),
    pieceTop: z.number(),
    expiresAt: moment,
  }),
})

export const work = defineCall({
  method: 'GET',
  path: '/wps/verification/work',
  access: 'public',
  summary: 'A sum for the browser to find: the way past pictures for who cannot see or drag them',
  response: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    maxnumber: z.number().int(),
    salt: z.string(),
    signature: z.string(),
  }),
})

/** A path of the piece: milliseconds since the grip, place in pixels of the picture. */
const stroke = z.object({ t: z.number().min(0).max(600_000), x: z.number().min(-2_000).max(2_000) })

export const humanCheck = defineCall({
  method: 'POST',
  path: '/wps/verification/human',
  access: 'public',
  summary: 'Judges a slider or a found sum and answers a pass, good for one call within five minutes',
  body: z.union([
    z.object({
      kind: z.literal('slider'),
      id: z.string().max(64),
      x: z.number().min(0).max(2_000),
      /** Empty when the piece was moved by keyboard. */
      track: z.array(stroke).max(600),
      /** A found sum (`work`), which a piece that was moved by keyboard needs in place of a track. */
      payload: z.string().max(4_096).optional(),
    }),
    z.object({ kind: z.literal('work'), payload: z.string().max(4_096) }),
  ]),
  response: z.object({ pass: z.string(), expiresAt: moment }),
})

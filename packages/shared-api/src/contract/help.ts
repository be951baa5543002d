import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'

/** One question of a topic and its answer; `content` is sanitised HTML in the requested language. */
export const helpItem = z.object({ tag: z.string(), title: z.string(), content: z.string() })
export type HelpItem = z.output<typeof helpItem>

/** A tab of the help centre (B3): found by its tag, its text above its items. */
export const helpTopic = helpItem.extend({ items: z.array(helpItem) })
export type HelpTopic = z.output<typeof helpTopic>

export const helpCenter = defineCall({
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  summary: 'The help centre of the brand: topics in their order, each with its questions (B7)',
  silent: true,
  alwaysOpen: true,
  carries: ['lang'],
  query: z.object({ device: z.literal('MOBILE').default('MOBILE'), lang: shortText.optional() }),
  response: z.object({ list: z.array(helpTopic) }),
})

import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'

const flag = z.union([z.literal(0), z.literal(1)])

/** A provider within one category (A3). */
export const vendor = z.object({
  /** Provider code. */
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.string(),
  isHot: flag,
  mobileLargeIcon: z.string(),
  /** Games of this provider in this category. */
  gameCount: z.number().int(),
  /** Games of this provider in the brand, each once although categories overlap. */
  totalCount: z.number().int(),
  accountTypeName: z.string(),
})
export type Vendor = z.output<typeof vendor>

/** One entry of the sorting list (A3): the place of a category and its vendors. */
export const vendorSorting = z.object({
  key: z.string(),
  gameCategory: z.string(),
  displayName: z.string(),
  totalCount: z.number().int(),
  vendorNames: z.array(z.object({ vassalage: z.string(), accountTypeName: z.string() })),
})
export type VendorSorting = z.output<typeof vendorSorting>

/** A classification that games of a category have. */
export const classification = z.object({
  gameClassify: z.string(),
  displayName: z.string(),
  gameCount: z.number().int(),
})
export type Classification = z.output<typeof classification>

/** A category of the lobby with its providers (A3). */
export const gameMenu = z.object({
  key: z.string(),
  gameCategory: z.string(),
  displayName: z.string(),
  totalCount: z.number().int(),
  vendors: z.array(vendor),
  /** What its games may be narrowed to (A2: the classification menu), most games first. */
  classifications: z.array(classification),
})
export type GameMenu = z.output<typeof gameMenu>

const identity = {
  merchant: shortText.optional(),
  merchantCode: shortText.optional(),
  language: shortText.optional(),
  platform: shortText.optional(),
  clientType: shortText.optional(),
}

export const vendorTypes = defineCall({
  method: 'GET',
  path: '/wps/system/vendorTypes',
  access: 'public',
  summary: 'Vendor mapping by category and the sorting list (A3, A7)',
  silent: true,
  carries: ['merchantCode'],
  query: z.object({ typeId: z.coerce.number<number | string>().int().min(1).max(1).default(1), ...identity }),
  response: z.object({ mapping: z.record(z.string(), z.array(vendor)), sorting: z.array(vendorSorting) }),
  shared: { unless: [] },
})

export const gameMenus = defineCall({
  method: 'GET',
  path: '/wps/game/menus',
  access: 'public',
  summary: 'Categories in the brand’s order, each with its providers and its number of games (A3, A7)',
  silent: true,
  carries: ['merchantCode', 'language'],
  query: z.object(identity),
  response: z.array(gameMenu),
  shared: { unless: [] },
})

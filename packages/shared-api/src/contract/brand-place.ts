/** Which brands a person or a thing belongs to: all that there are and will be, or these. */
export type Brands = 'all' | readonly string[]

/** What is found by its id alone, and belongs to a brand. */
export const BRANDED_THINGS = [
  'adjustment',
  'agent-contract',
  'agent-link',
  'agent-pay',
  'agent-signal',
  'approval',
  'bonus',
  'card',
  'chat',
  'debt',
  'deposit',
  'difference',
  'feedback',
  'grant',
  'job',
  'mall-order',
  'operator',
  'preview',
  'review',
  'reward',
  'withdrawal',
] as const
export type BrandedThing = (typeof BRANDED_THINGS)[number]

/** How the platform finds out of which brand an operators’ call is, before anything is shown or done (PLT-05). */
export type BrandPlace =
  /** The call names it, in the field `merchant` or another one; one of others is refused as `brand_refused`. */
  | { readonly named: 'params' | 'query' | 'body'; readonly field?: string }
  /** It is the brand of a thing, by the parameter `id` or another one; one of others is `not_found`. */
  | { readonly thing: BrandedThing; readonly param?: string }
  /** It is the brand of a document of the kind in the path: that of its id, or the one that a new one is made for. */
  | { readonly document: 'known' | 'new' }
  /** A list over brands, or of the one in this field of the query: narrowed to those of who asks. */
  | { readonly listed: string }
  /** A field of the body that gives brands to an operator: never more than one’s own. */
  | { readonly given: string }
  /** It is about the whole site: for who has all brands. */
  | 'site'
  /** It is about no brand: who asks, or what is the same for all. */
  | 'none'

/** The brands that a list is requested for: these, or all. */
export type Merchants = readonly string[] | undefined

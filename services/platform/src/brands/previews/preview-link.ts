import type { Keyed } from '#operations/index'

/** What a link is good for: `preview` for each browser that opens it, `override` once, `browser` for the one that did. */
export type Use = 'preview' | 'override' | 'browser'

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** What opens a preview: its id, signed under the platform's secret. A reader of the tables cannot make one. */
export const linkOf = (keyed: Keyed, use: Use, id: string): string =>
  `${id}.${keyed.fingerprint(`link of a ${use}`, id)}`

/** The id of a link that was signed here for that use; undefined for any other text. */
export function idOf(keyed: Keyed, use: Use, link: string): string | undefined {
  const [, id = '', signature = ''] = SHAPE.exec(link) ?? []
  return id !== '' && keyed.fits(signature, `link of a ${use}`, id) ? id : undefined
}

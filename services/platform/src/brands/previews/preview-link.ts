import type { Keyed } from '#operations/index'

const USE = 'preview'
const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** What opens a preview: its id, signed under the platform's secret. A reader of the tables cannot make one. */
export const linkOf = (keyed: Keyed, id: string): string => `${id}.${keyed.fingerprint(USE, id)}`

/** The id of a link that was signed here; undefined for any other text. */
export function idOf(keyed: Keyed, link: string): string | undefined {
  const [, id = '', signature = ''] = SHAPE.exec(link) ?? []
  return id !== '' && keyed.fits(signature, USE, id) ? id : undefined
}

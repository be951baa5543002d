/** A release that cannot go live; the message says why and what would help. */
export class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease'
}

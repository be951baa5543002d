import type { OwnCookie } from '@site/service-kit/own-cookies'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { ownCookie } from '#api/own-cookie'
import type { Platform } from '#api/platform'
import { openFiles } from '#content/member-files/open-files'
import { PrivateAddresses } from '#content/member-files/private-address'

const addressSchema = z.object({ id: z.uuid(), until: z.coerce.number().int(), sign: z.string().max(64) })

/** Pictures of one kind, shown only in the browser that was given their address (CON-03, MEM-09). */
export interface PrivateKind {
  /** What an address of this kind is signed for; never another kind's. */
  readonly use: string
  /** The path of a picture, without the id. */
  readonly path: string
  /** The half of the credential that a picture's request brings by itself. */
  readonly cookie: Extract<OwnCookie, 'memberSession' | 'operatorSession'>
  /** The file of an id. */
  readonly fileOf: (id: string) => string
  readonly cacheControl: string
}

/** Signs the addresses of a kind and answers them: both read the cookie by the same name, over http and https. */
export class PrivateFiles {
  readonly #platform: Platform
  readonly #kind: PrivateKind
  readonly #addresses: PrivateAddresses
  constructor(platform: Platform, kind: PrivateKind) {
    this.#platform = platform
    this.#kind = kind
    this.#addresses = new PrivateAddresses(platform, kind.use)
  }

  /** Addresses for the browser that asks. */
  addressing(request: FastifyRequest): (id: string) => string {
    const cookie = ownCookie(request, this.#kind.cookie)
    return (id) => this.#addresses.sign(`${this.#kind.path}/${id}`, id, cookie)
  }

  /** Any other address names no picture (`art_unknown`): it does not show which exist. */
  serve(app: FastifyInstance): void {
    const { cacheControl, cookie, fileOf, path } = this.#kind
    const files = openFiles(this.#platform)
    app.get<{ Params: { id: string } }>(`${path}/:id`, { schema: { hide: true } }, async (request, reply) => {
      const parsed = addressSchema.safeParse({ ...Object(request.query), ...Object(request.params) })
      if (!parsed.success) throw new ApiError('art_unknown')
      const { id, ...signed } = parsed.data
      if (!this.#addresses.fits(id, signed, ownCookie(request, cookie))) throw new ApiError('art_unknown')
      const content = await files.read(fileOf(id))
      if (content === undefined) throw new ApiError('art_unknown')
      return reply
        .header('Cache-Control', cacheControl)
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Disposition', 'inline')
        .type('image/webp')
        .send(content)
    })
  }
}

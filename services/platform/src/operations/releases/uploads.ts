import type { BodyOf, ParamsOf, ValueOf } from '@site/shared-api/contract/call'
import { beginUpload, type finishUpload, type sendFile } from '@site/shared-api/contract/release'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { insertAudit } from '#brands/index'
import { toJson } from '#db/json'
import { DeliveryControl } from '#operations/releases/delivery-control'
import type { ReleaseDeps, Releases } from '#operations/releases/releases'
import { signerOf } from '#operations/releases/signers'
import { requireModule, type Releaser } from '#operations/teams/releasers'

/** Every page is drawn for every brand in this time. */
const STAGE_LIMIT_MS = 120_000

const stagedSchema = z.object({
  version: z.string(),
  signer: z.object({ team: z.string(), fingerprint: z.string() }).nullable(),
})
const keptSchema = z.object({ kept: z.literal(true) })

/** Releases that are sent by operators and teams: on to delivery, which looks at every byte; written down when they lie there. */
export class Uploads {
  readonly #deps: ReleaseDeps
  readonly #releases: Releases
  readonly #control: DeliveryControl
  constructor(deps: ReleaseDeps, releases: Releases) {
    this.#deps = deps
    this.#releases = releases
    this.#control = new DeliveryControl(deps)
  }

  /** Throws ApiError `feature_unavailable` for a module of others, `signature_invalid`, or what delivery refuses. */
  async begin(
    releaser: Releaser,
    module: string,
    { description, signature }: BodyOf<typeof beginUpload>,
  ): Promise<ValueOf<typeof beginUpload>> {
    requireModule(releaser, module)
    const signed = await signerOf(this.#deps.db, releaser, { module, description, signature })
    const body = { description, ...(signed && { signed }) }
    const path = `/releases/${module}/uploads`
    return await this.#control.ask(beginUpload.response, { method: 'POST', path, body })
  }

  /** Throws ApiError `release_refused` for bytes that are not the file's. */
  async send(
    releaser: Releaser,
    { module, id, part, file }: ParamsOf<typeof sendFile>,
    bytes: unknown,
  ): Promise<ValueOf<typeof sendFile>> {
    requireModule(releaser, module)
    if (!(bytes instanceof Uint8Array)) throw new ApiError('unsupported_content_type')
    const path = `/releases/${module}/uploads/${id}/${part}/${file}`
    return await this.#control.ask(keptSchema, { method: 'PUT', path, body: bytes })
  }

  /** Throws ApiError `release_refused` with what is wrong with it; no visitor gets it then. */
  async finish(
    releaser: Releaser,
    { module, id }: ParamsOf<typeof finishUpload>,
    { as, why }: BodyOf<typeof finishUpload>,
  ): Promise<ValueOf<typeof finishUpload>> {
    requireModule(releaser, module)
    const path = `/releases/${module}/uploads/${id}/lay`
    const { version, signer } = await this.#control.ask(stagedSchema, {
      method: 'POST',
      path,
      body: {},
      limitMs: STAGE_LIMIT_MS,
    })
    const { clock, db } = this.#deps
    await insertAudit(db, {
      at: clock.now(),
      actor: releaser.name,
      action: 'release.laid',
      subject: module,
      detail: toJson({ version, why, signer, token: releaser.team?.token }),
    })
    if (as === undefined) return { version, made: null }
    return { version, made: await this.#releases.move(releaser, { module, move: { ...as, version }, why }) }
  }
}

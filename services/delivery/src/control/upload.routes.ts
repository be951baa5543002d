import {
  beginUpload,
  MOST_DESCRIPTION,
  MOST_FILE_BYTES,
  sendFile,
  finishUpload,
} from '@site/shared-api/contract/release'
import type { Brand } from '@site/config/schema'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Releases } from '#registry/releases.ts'
import { receive } from '#uploads/receive.ts'
import { signedSchema } from '#uploads/signed.ts'
import type { Upload, UploadStore } from '#uploads/upload-store.ts'
import { answer, BadInput, readInput } from './answer.ts'
import { CONTROL } from './control-listener.ts'

const UPLOADS = `${CONTROL}/releases/:module/uploads`
/** The description, its signs escaped, and who signed it. */
const MOST_BODY = 2 * MOST_DESCRIPTION

const given = z.strictObject({
  description: beginUpload.body.shape.description,
  signed: signedSchema.omit({ description: true }).optional(),
})

export interface UploadOptions {
  readonly releases: Releases
  readonly uploads: UploadStore
  readonly brands: () => Promise<readonly Brand[]>
}

/** Releases that the platform hands on from operators and teams, file by file. */
export function uploadRoutes(control: FastifyInstance, { releases, uploads, brands }: UploadOptions): void {
  const bytes = { parseAs: 'buffer', bodyLimit: MOST_FILE_BYTES } as const
  control.addContentTypeParser('application/octet-stream', bytes, (_request, body, done) => done(null, body))
  const found = (params: { module: string; id: string }): Upload | undefined =>
    uploads.find(params.module, params.id)

  control.post(UPLOADS, { bodyLimit: MOST_BODY }, ({ params, body }, reply) =>
    answer(reply, () => {
      const { module } = readInput(beginUpload.params, params)
      const { id, release, missing } = uploads.begin({ module, ...readInput(given, body) })
      const files = missing.map(({ part, name }) => ({ part, name }))
      return { id, version: release.version, missing: files }
    }),
  )
  control.put(`${UPLOADS}/:id/:part/:file`, { bodyLimit: MOST_FILE_BYTES }, ({ params, body }, reply) =>
    answer(reply, async () => {
      const { part, file, ...about } = readInput(sendFile.params, params)
      if (!(body instanceof Uint8Array)) throw new BadInput('body', 'expected the bytes of the file')
      const upload = found(about)
      if (upload === undefined) return undefined
      await uploads.put(upload, { part, name: file }, body)
      return { kept: true }
    }),
  )
  control.post(`${UPLOADS}/:id/lay`, ({ params }, reply) =>
    answer(reply, async () => {
      const upload = found(readInput(finishUpload.params, params))
      if (upload === undefined) return undefined
      await receive(upload, { releases, uploads, brands })
      const { release, signed } = upload
      const signer = signed ? { team: signed.team, fingerprint: signed.fingerprint } : null
      return { version: release.version, signer }
    }),
  )
}

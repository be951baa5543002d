import type { Brand } from '@site/config/schema'
import { drawOnce } from '#proof/draw-once.ts'
import { RefusedRelease } from '#registry/registry.ts'
import type { Releases } from '#registry/releases.ts'
import { refuseUnsigned } from './signed.ts'
import type { Upload, UploadStore } from './upload-store.ts'

const NAMED = 3

interface Sources {
  readonly releases: Releases
  readonly uploads: Pick<UploadStore, 'end'>
  brands(): Promise<readonly Brand[]>
}

/**
 * Takes a release that was sent whole into the registry, where it can be chosen from then on; no visitor gets it by that. Every
 * byte is checked, and every page of it is drawn for every brand before. Throws RefusedRelease with what is wrong.
 */
export async function receive(upload: Upload, { releases, uploads, brands }: Sources): Promise<void> {
  const { registry } = releases
  const { release, signed, folder, missing } = upload
  if (missing.length > 0) {
    const names = missing.slice(0, NAMED).map(({ name }) => name)
    throw new RefusedRelease(`${missing.length} files were not sent yet: ${names.join(', ')} …`)
  }
  if (signed) refuseUnsigned(signed)
  registry.check([release], { force: true })
  registry.stageFiles(release, folder)
  await drawOnce(registry, [release], await brands())
  registry.describe(release)
  if (signed) registry.signatures.keep(release, signed)
  await releases.share([release])
  uploads.end(upload)
}

import type { Brand } from '@site/config/schema'
import type { FastifyRequest } from 'fastify'
import { linkOf } from './preview-cookie.ts'
import type { PreviewSource } from './preview-source.ts'
import type { LocalBuilds } from './local-builds.ts'
import { localPreview, type Preview } from './preview.ts'

/** What a browser sees of a brand: a preview, the live site (undefined), or the live site after a preview (`over`). */
export async function seenBy(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  brand: Brand,
  { previews, localBuilds }: { readonly previews: PreviewSource; readonly localBuilds: LocalBuilds },
): Promise<Preview | 'over' | undefined> {
  const link = linkOf(request)
  const found = link === undefined ? undefined : await previews.find(link, brand)
  if (found !== undefined && found !== 'unsaid') return found
  const builds = await localBuilds()
  return builds && localPreview(brand, builds)
}

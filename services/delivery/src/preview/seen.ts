import type { Brand } from '@site/config/schema'
import type { FastifyRequest } from 'fastify'
import { linkOf } from './preview-cookie.ts'
import type { PreviewSource } from './preview-source.ts'
import type { Preview } from './preview.ts'

/** What a browser sees of a brand: a preview, the live site (undefined), or the live site after a preview (`over`). */
export async function seenBy(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  brand: Brand,
  { previews }: { readonly previews: PreviewSource },
): Promise<Preview | 'over' | undefined> {
  const link = linkOf(request)
  const found = link === undefined ? undefined : await previews.find(link, brand)
  return found === 'unsaid' ? undefined : found
}

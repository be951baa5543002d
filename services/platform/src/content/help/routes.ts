import { helpCenter } from '@site/shared-api/contract/help'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { selectTopics } from '#content/help/repository'
import { toTopic } from '#content/help/wire'
import { pictureHosts } from '#content/rich-text/picture-hosts'

/** The help centre (B7, CON-06). */
export async function helpRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, helpCenter, async ({ brand, language }) => {
    const rows = await selectTopics(db, brand.merchant)
    const hosts = pictureHosts(brand.document)
    return { list: rows.map((row) => toTopic(row, language, hosts)) }
  })
}

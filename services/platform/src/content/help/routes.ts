import { helpCenter } from '@site/shared-api/contract/help'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { drafted } from '#brands/index'
import { selectTopics } from '#content/help/repository'
import { toTopic } from '#content/help/wire'
import { pictureHosts } from '#content/rich-text/picture-hosts'

/** The help centre (B7, CON-06). */
export async function helpRoutes(app: FastifyInstance): Promise<void> {
  serve(app, helpCenter, async (call) => {
    const { brand, language } = call
    const rows = await drafted(app.platform, call, (db) => selectTopics(db, brand.merchant))
    const hosts = pictureHosts(brand.document)
    return { list: rows.map((row) => toTopic(row, language, hosts)) }
  })
}

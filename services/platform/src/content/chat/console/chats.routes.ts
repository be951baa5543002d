import {
  assignChat,
  cannedAnswers,
  chatContext,
  closeChat,
  listChats,
  markOperatorChat,
  operatorChatPicture,
  readChat,
  replyChat,
  replyChatPicture,
  typeOperatorChat,
} from '@site/shared-api/contract/operator-chat'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve, serveAdmitted } from '#api/serve'
import { selectCannedAnswers, toCanned } from '#content/chat/canned/repository'
import { contextOf } from '#content/chat/console/context'
import { ChatAdminService } from '#content/chat/console/chat-admin.service'
import {
  countChats,
  selectListed,
  selectListedOne,
  type ListedChat,
} from '#content/chat/console/chats.repository'
import { selectSpan } from '#content/chat/entries.repository'
import { CHAT_PICTURES, dataOf } from '#content/chat/picture-data'
import { selectChatPicture } from '#content/chat/pictures.repository'
import { toEntry, toSummary } from '#content/chat/wire'
import { merchantsOf } from '#operations/index'

/** Conversations with customer service from the operators' side (PLT-09). */
export async function chatConsoleRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { db } = platform
  const adminService = new ChatAdminService(platform)

  async function chatOf(id: string): Promise<ListedChat> {
    const row = await selectListedOne(db, id)
    if (!row) throw new ApiError('not_found', { field: 'id' })
    return row
  }
  const summaryOf = async (id: string) => {
    const row = await chatOf(id)
    return toSummary(row, row.account)
  }

  serve(app, listChats, async ({ operator, query }) => {
    const { box, merchant, search, cursor, limit } = query
    const held = merchantsOf(operator.brands, undefined)
    const filters = { box, merchant, search, limit, operatorId: operator.id, from: timePlace(cursor) }
    const [rows, counts] = await Promise.all([selectListed(db, filters), countChats(db, operator.id, held)])
    const { page, nextCursor } = timePage(rows, limit, ({ id, last_at, waiting_since }) => ({
      id,
      at: box === 'waiting' ? (waiting_since ?? last_at) : last_at,
    }))
    return { list: page.map((row) => toSummary(row, row.account)), nextCursor, counts }
  })

  serve(app, readChat, async ({ params, query }) => {
    const [row, { entries, ...more }] = await Promise.all([
      chatOf(params.id),
      selectSpan(db, params.id, query),
    ])
    return { chat: toSummary(row, row.account), entries: entries.map(toEntry), ...more }
  })

  serve(app, chatContext, async ({ operator, params }) =>
    contextOf(platform, operator, await chatOf(params.id)),
  )

  serve(app, replyChat, async ({ operator, params, body }) => {
    const { entry } = await adminService.reply(operator, params.id, body)
    return { entry: toEntry(entry), chat: await summaryOf(params.id) }
  })

  serveAdmitted(
    app,
    replyChatPicture,
    async ({ operator, params }) => {
      adminService.requireAnswering(operator, await chatOf(params.id))
      return await platform.pictures.admit('operator', operator.name)
    },
    async ({ admitted, operator, params, pictures, query: { clientId } }) => {
      const picture = await platform.pictures.takeOne(admitted, pictures, CHAT_PICTURES)
      const { entry } = await adminService.reply(operator, params.id, { clientId, text: '', picture })
      return { entry: toEntry(entry), chat: await summaryOf(params.id) }
    },
  )

  serve(app, operatorChatPicture, async ({ params }) => {
    const content = await selectChatPicture(db, params.id, params.picture)
    if (!content) throw new ApiError('art_unknown', { field: 'picture' })
    return { src: dataOf(content) }
  })

  serve(app, markOperatorChat, async ({ params, body }) => {
    await adminService.read(params.id, body.read)
    return { chat: await summaryOf(params.id) }
  })

  serve(app, typeOperatorChat, async ({ params }) => {
    adminService.typing(await chatOf(params.id))
    return { told: true }
  })

  serve(app, assignChat, async ({ operator, params, body }) => {
    await adminService.assign(operator, params.id, body)
    return { chat: await summaryOf(params.id) }
  })

  serve(app, closeChat, async ({ operator, params, body }) => {
    await adminService.close(operator, params.id, body.note)
    return { chat: await summaryOf(params.id) }
  })

  serve(app, cannedAnswers, async ({ params }) => ({
    list: (await selectCannedAnswers(db, params.merchant)).map(toCanned),
  }))
}

import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_STATES,
  queuedFeedback,
  type QueuedFeedbackDto,
} from '@site/shared-api/contract/feedback'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const walk = cursorPages<QueuedFeedbackDto>()

/** Feedback by brand, state and subject. */
export const feedbackSource: Source = {
  async list(params) {
    const merchant = filterText(params, 'brand')
    const state = FEEDBACK_STATES.find((one) => one === filterText(params, 'state'))
    const category = FEEDBACK_CATEGORIES.find((one) => one === filterText(params, 'category'))
    const { page = 1, perPage = 20 } = params.pagination ?? {}
    const filters = {
      limit: perPage,
      ...(merchant !== undefined && { merchant }),
      ...(state !== undefined && { state }),
      ...(category !== undefined && { category }),
    }
    const { list, hasNext } = await walk(JSON.stringify(filters), page, async (cursor) => {
      const query = { ...filters, ...(cursor !== undefined && { cursor }) }
      const answer = await call(queuedFeedback, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}

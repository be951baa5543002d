import {
  FEEDBACK_CATEGORIES,
  type Feedback,
  type QueuedFeedbackDto,
} from '@site/shared-api/contract/feedback'
import { z } from 'zod'
import type { QueueRow } from '#content/feedback/queue.repository'
import type { FeedbackRow } from '#content/feedback/repository'

/** A category that is no more is something else. */
const category = z.enum(FEEDBACK_CATEGORIES).catch('other')

export function toFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    category: category.parse(row.category),
    content: row.content,
    state: row.state,
    sentAt: row.sent_at.toISOString(),
    answer: row.answer,
    answeredAt: row.state === 'answered' ? (row.handled_at?.toISOString() ?? null) : null,
  }
}

export function toQueuedFeedbackDto(row: QueueRow): QueuedFeedbackDto {
  const { merchant, account, handled_by: handledBy } = row
  return { ...toFeedback(row), merchant, account, handledBy }
}

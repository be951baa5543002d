import { z } from 'zod'
import { localisedText } from '#api/texts/localised'
import type { AnnouncementColumns, StoredAnnouncement } from '#content/announcements/managed/repository'

const texts = z.object({ title: localisedText, content: localisedText })
export const slugs = z.array(z.string())
/** Keys in the order in which documents hold them. */
const inOrder = ({ EN, TY }: z.output<typeof localisedText>) => ({ EN, TY })

export const NO_TEXT = { EN: '', TY: '' }

/** What a row has where its kind says nothing of it. */
export const PLAIN = {
  group_name: null,
  art: null,
  images: [],
  category_ids: [],
  linked_promotion_id: null,
  image_required: false,
  remark_required: false,
  popular: false,
  lobby_news: false,
  ticker: true,
  sign_up: true,
} satisfies Partial<AnnouncementColumns>

export function textsOf(row: Pick<StoredAnnouncement, 'texts'>) {
  const { title, content } = texts.parse(row.texts)
  return { title: inOrder(title), content: inOrder(content) }
}

export const shownOf = (row: StoredAnnouncement) => ({
  membersOnly: row.members_only,
  order: row.sort,
  startAt: row.start_at.toISOString(),
  endAt: row.end_at?.toISOString() ?? null,
})

export const shownColumns = (document: {
  membersOnly: boolean
  order: number
  startAt: string
  endAt: string | null
}) => ({
  members_only: document.membersOnly,
  sort: document.order,
  start_at: new Date(document.startAt),
  end_at: document.endAt === null ? null : new Date(document.endAt),
})

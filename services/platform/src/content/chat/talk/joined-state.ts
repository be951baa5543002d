import type { Conversation } from '#content/chat/conversations.repository'

type Side = 'member' | 'operator'

/** An open conversation comes before a waiting one, which keeps its place in the queue. */
const RANK = { open: 2, waiting: 1, closed: 0 } as const

/** The state after another conversation's lines were appended: an open one stays with its operator, read lines stay read. */
export function joinedState(own: Conversation, said: Conversation): Partial<Conversation> {
  const holder = RANK[said.status] > RANK[own.status] ? said : own
  return {
    language: said.language,
    status: holder.status,
    operator_id: holder.operator_id,
    operator_name: holder.operator_name,
    waiting_since: holder.waiting_since,
    rating: holder.rating,
    last_seq: own.last_seq + said.last_seq,
    last_text: said.last_text,
    last_from: said.last_from,
    last_at: said.last_at,
    ...readBy('member', own, said),
    ...readBy('operator', own, said),
    note: own.note ?? said.note,
    page: said.page ?? own.page,
    contact: said.contact ?? own.contact,
  }
}

/** Numbers up to which a side has everything: the guest's count once all before them does. */
function readBy(side: Side, own: Conversation, said: Conversation): Partial<Conversation> {
  const [delivered, read, unread] = [`${side}_delivered`, `${side}_read`, `${side}_unread`] as const
  return {
    [delivered]: own.last_seq + said[delivered],
    [read]: own[unread] === 0 ? own.last_seq + said[read] : own[read],
    [unread]: own[unread] + said[unread],
  }
}

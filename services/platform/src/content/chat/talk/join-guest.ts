import { sql } from 'kysely'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { append, type Line } from '#content/chat/append'
import {
  holdConversationsOf,
  updateConversation,
  type Conversation,
} from '#content/chat/conversations.repository'
import { joinedState } from '#content/chat/talk/joined-state'

/** The last message must be this recent to assume that the member who signs in is its writer. */
const GOING_ON_MS = 30 * 60_000

interface Joining {
  readonly guestId: string
  readonly memberId: string
  readonly account: string
}

/**
 * The conversation of a guest's ticket becomes that of the member who has signed in beside it, or is added to the one they have;
 * a line shows the operator who it is and that the lines above were written before. The ticket is over then. False, with nothing
 * changed, where the conversation is closed or has rested for half an hour: who had the phone then is not known. It is tried
 * again where the member began a conversation in the same moment.
 */
export async function joinGuest(
  { clock, db, randomness }: Pick<Platform, 'clock' | 'db' | 'randomness'>,
  { guestId, memberId, account }: Joining,
): Promise<boolean> {
  const join = async (tx: Database): Promise<boolean> => {
    const now = clock.now()
    const { said, own } = await holdConversationsOf(tx, { guestId, memberId })
    if (!said || said.status === 'closed' || now.getTime() - said.last_at.getTime() > GOING_ON_MS)
      return false
    const joined = own
      ? await addLines(tx, own, said)
      : await updateConversation(tx, said.id, { member_id: memberId, guest_id: null })
    // With the ticket goes the conversation that is empty now.
    await tx.deleteFrom('chat_guests').where('id', '=', guestId).execute()
    const line: Line = {
      clientId: randomness.uuid(),
      side: 'house',
      kind: 'reopened',
      text: '',
      by: account,
    }
    await append(tx, joined, line, now)
    return true
  }
  return await retrying(() => db.transaction().execute(join))
}

/** The guest's lines and pictures behind the member's, with the next numbers. Both conversations are held. */
async function addLines(tx: Database, own: Conversation, said: Conversation): Promise<Conversation> {
  // An id that both have is made anew: it was the sender's, and two senders may have made the same.
  await sql`update chat_entries e set conversation_id = ${own.id}, seq = e.seq + ${own.last_seq},
    client_id = case when exists (select from chat_entries o where o.conversation_id = ${own.id} and o.client_id = e.client_id)
      then gen_random_uuid() else e.client_id end
    where e.conversation_id = ${said.id}`.execute(tx)
  await tx
    .updateTable('chat_pictures')
    .set({ conversation_id: own.id })
    .where('conversation_id', '=', said.id)
    .execute()
  return await updateConversation(tx, own.id, joinedState(own, said))
}

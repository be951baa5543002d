import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { CHAT_BOXES } from '@site/shared-api/contract/operator-chat'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { isOpen } from '#operations/index'

/** Signs that mean more than themselves in a pattern. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

interface ChatListQuery {
  readonly box: (typeof CHAT_BOXES)[number]
  readonly operatorId: string
  readonly merchant?: Merchants
  readonly search?: string | undefined
  readonly from?: TimePlace | undefined
  readonly limit: number
}

const withAccount = (db: Database) =>
  db
    .selectFrom('chat_conversations')
    .leftJoin('members', 'members.id', 'chat_conversations.member_id')
    .selectAll('chat_conversations')
    .select('members.account')

export type ListedChat = Awaited<ReturnType<typeof selectListed>>[number]

/** A page of conversations, `limit + 1` of them. Indexes: chat_conversations_waiting, _open, _latest; a search reads on until the page is full. */
export function selectListed(
  db: Database,
  { box, operatorId, merchant, search, from, limit }: ChatListQuery,
) {
  const isQueue = box === 'waiting'
  const at = isQueue ? sql.ref('waiting_since') : sql.ref('last_at')
  const row = sql`(${at}, ${sql.ref('chat_conversations.id')})`
  return withAccount(db)
    .$if(isQueue, (query) => query.where('chat_conversations.status', '=', 'waiting'))
    .$if(box === 'mine', (query) =>
      query.where('chat_conversations.status', '=', 'open').where('operator_id', '=', operatorId),
    )
    .where(ofMerchants('chat_conversations.merchant', merchant))
    .$if(search !== undefined && search !== '', (query) => {
      const like = pattern(search ?? '')
      return query.where(
        sql<boolean>`(members.account ilike ${like} or contact ilike ${like} or note ilike ${like}
          or exists (select from chat_entries e where e.conversation_id = chat_conversations.id and e.text ilike ${like}))`,
      )
    })
    .$if(from !== undefined, (query) =>
      query.where(
        sql<boolean>`${row} ${sql.raw(isQueue ? '>' : '<')} (${from?.at}::timestamptz, ${from?.id}::uuid)`,
      ),
    )
    .orderBy(at, isQueue ? 'asc' : 'desc')
    .orderBy('chat_conversations.id', isQueue ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
}

/** Index: the primary key. */
export function selectListedOne(db: Database, id: string): Promise<ListedChat | undefined> {
  return withAccount(db).where('chat_conversations.id', '=', id).executeTakeFirst()
}

/** How many wait, and how many an operator has. Indexes: chat_conversations_waiting, chat_conversations_open. */
export async function countChats(
  db: Database,
  operatorId: string,
  merchant: Merchants,
): Promise<{ waiting: number; mine: number }> {
  const { rows } = await sql<{ waiting: number; mine: number }>`select
    (select count(*)::int from chat_conversations where status = 'waiting' and ${ofMerchants('merchant', merchant)}) as waiting,
    (select count(*)::int from chat_conversations where status = 'open' and operator_id = ${operatorId}
      and ${ofMerchants('merchant', merchant)}) as mine`.execute(db)
  return rows[0] ?? { waiting: 0, mine: 0 }
}

/** A member as operators see them. Index: the primary key. */
export function selectMemberSeen(db: Database, id: string) {
  return db
    .selectFrom('members')
    .select(['account', 'nickname', 'status', 'created_at', 'last_login_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** An operator to whom a conversation is given, if the account is open. Index: operators.name. */
export function selectColleague(db: Database, name: string) {
  return db
    .selectFrom('operators')
    .select(['id', 'name', 'role', 'office', 'brands'])
    .where('name', '=', name)
    .where(isOpen('operators'))
    .executeTakeFirst()
}

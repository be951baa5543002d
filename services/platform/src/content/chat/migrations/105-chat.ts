import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Conversations with customer service, of members and of guests with a ticket; what was written before goes into them. */
export const migration: Migration = {
  async up(db) {
    await sql`create table chat_guests (
      id uuid primary key,
      merchant text not null references brands,
      key_hash text not null unique,
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db)
    await sql`create index chat_guests_by_use on chat_guests (seen_at)`.execute(db)
    await sql`create table chat_conversations (
      id uuid primary key,
      merchant text not null references brands,
      member_id uuid unique references members,
      guest_id uuid unique references chat_guests on delete cascade,
      language text not null,
      status text not null,
      operator_id uuid,
      operator_name text,
      last_seq integer not null,
      last_text text not null,
      last_from text not null,
      last_at timestamptz not null,
      member_delivered integer not null,
      member_read integer not null,
      member_unread integer not null,
      operator_delivered integer not null,
      operator_read integer not null,
      operator_unread integer not null,
      waiting_since timestamptz,
      note text,
      rating smallint,
      page text,
      contact text,
      created_at timestamptz not null,
      check ((member_id is null) <> (guest_id is null))
    )`.execute(db)
    await sql`create index chat_conversations_waiting on chat_conversations (waiting_since, id) where status = 'waiting'`.execute(
      db,
    )
    await sql`create index chat_conversations_open on chat_conversations (operator_id, last_at) where status = 'open'`.execute(
      db,
    )
    await sql`create index chat_conversations_latest on chat_conversations (last_at, id)`.execute(db)
    await sql`create table chat_entries (
      conversation_id uuid not null references chat_conversations on delete cascade,
      seq integer not null,
      client_id uuid not null,
      side text not null,
      kind text not null,
      text text not null,
      picture_id uuid,
      picture_width integer,
      picture_height integer,
      by_name text,
      at timestamptz not null,
      primary key (conversation_id, seq),
      unique (conversation_id, client_id)
    )`.execute(db)
    await sql`create index chat_entries_by_age on chat_entries (at)`.execute(db)
    await sql`create table chat_pictures (
      id uuid primary key,
      conversation_id uuid not null references chat_conversations on delete cascade,
      content bytea not null,
      at timestamptz not null
    )`.execute(db)
    await sql`create index chat_pictures_of on chat_pictures (conversation_id)`.execute(db)
    await sql`create index chat_pictures_by_age on chat_pictures (at)`.execute(db)
    await sql`create table chat_presence (operator_id uuid primary key, seen_at timestamptz not null)`.execute(
      db,
    )
    await sql`create table canned_answers (
      merchant text not null references brands,
      id text not null,
      title jsonb not null,
      texts jsonb not null,
      sort integer not null,
      archived_at timestamptz,
      primary key (merchant, id)
    )`.execute(db)
    await takeOver(db)
  },
}

/** The numbers follow the times; what a member had read stays read. */
async function takeOver(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`insert into chat_conversations
    select gen_random_uuid(), m.merchant, m.id, null, 'EN', 'waiting', null, null, count(*),
      left((array_agg(c.text order by c.sent_at desc, c.id desc))[1], 160),
      case when (array_agg(c.from_operator order by c.sent_at desc, c.id desc))[1] then 'operator' else 'member' end,
      max(c.sent_at), count(*), count(*) - count(*) filter (where c.from_operator and c.read_at is null),
      count(*) filter (where c.from_operator and c.read_at is null), count(*), count(*), 0,
      max(c.sent_at), null, null, null, null, min(c.sent_at)
    from chat_messages c join members m on m.id = c.member_id group by m.id`.execute(db)
  await sql`insert into chat_entries
    select v.id, row_number() over (partition by c.member_id order by c.sent_at, c.id), c.id,
      case when c.from_operator then 'operator' else 'member' end, 'text', c.text, null, null, null, null, c.sent_at
    from chat_messages c join chat_conversations v on v.member_id = c.member_id`.execute(db)
}

import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The search index: the words of every game in full-text form beside what lists are filtered by, the vocabulary they come
 * from, and the ways in which a word is mistyped. Texts are compared by bytes ("C"), so that a database of any locale
 * answers alike.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table game_search (
      node_id bigint primary key references games on delete cascade,
      words tsvector not null,
      name_en text collate "C" not null,
      name_ty text collate "C" not null,
      version integer not null,
      vendor text not null,
      game_type text not null,
      game_classify text not null,
      game_classify_new text not null,
      is_new boolean not null,
      hot_rank integer,
      popularity integer not null,
      min_bet numeric(12, 2) not null,
      min_line integer not null,
      merchants text[] not null
    )`.execute(db)
    await sql`create index game_search_words on game_search using gin (words) with (fastupdate = off)`.execute(
      db,
    )
    await sql`create index game_search_popularity on game_search (popularity desc, node_id)`.execute(db)
    await sql`create index game_search_name_en on game_search (name_en)`.execute(db)
    await sql`create index game_search_name_ty on game_search (name_ty)`.execute(db)
    await sql`create table search_words (word text collate "C" primary key)`.execute(db)
    await sql`create table search_typos (
      typo text collate "C" not null,
      word text collate "C" not null,
      primary key (typo, word)
    )`.execute(db)
    // Whatever writes a game: what it is filtered by counts at once, a new name waits for the next indexing.
    await sql`create function follow_game_in_search() returns trigger language plpgsql as $$
      begin
        update game_search set
          version = case when new.names = old.names then version else 0 end,
          vendor = new.vendor, game_type = new.game_type, game_classify = new.game_classify,
          game_classify_new = new.game_classify_new, is_new = new.is_new, hot_rank = new.hot_rank,
          popularity = new.popularity, min_bet = new.min_bet, min_line = new.min_line, merchants = new.merchants
        where node_id = new.node_id;
        return null;
      end $$`.execute(db)
    await sql`create trigger games_follow_search after update on games
      for each row when (new is distinct from old) execute function follow_game_in_search()`.execute(db)
    await sql`alter table games drop column search_text`.execute(db)
  },
}

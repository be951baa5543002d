import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What holds for a brand's agents; days of before whose play changes late are counted again. */
export const migration: Migration = {
  async up(db) {
    await sql`create table agent_rules (merchant text primary key, document jsonb not null)`.execute(db)
    await sql`create table agent_late (merchant text not null, day date not null, primary key (merchant, day))`.execute(
      db,
    )
    await sql`create function agent_late_play() returns trigger language plpgsql as $$
      begin
        insert into agent_late (merchant, day) values (new.merchant, new.day) on conflict do nothing;
        return null;
      end $$`.execute(db)
    await sql`create trigger turnover_days_late after insert or update on turnover_days for each row
      when (new.day < current_date) execute function agent_late_play()`.execute(db)
  },
}

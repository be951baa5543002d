import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Imports of lists of games on a running site: the parts of the file, how it was judged line by line, what was written and what
 * stood there before. The file lies in the database, so that any copy of the platform may go on with it.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table catalogue_imports (
      id uuid primary key,
      source text not null,
      file_name text not null,
      bytes integer not null,
      sha256 text,
      state text not null,
      progress smallint not null default 0,
      judgement integer not null default 0,
      settings jsonb not null,
      plan jsonb,
      report jsonb,
      headers jsonb not null default '[]',
      refusal text,
      added integer not null default 0,
      changed integer not null default 0,
      put_back integer not null default 0,
      kept integer not null default 0,
      created_by text not null,
      created_at timestamptz not null,
      taken_by text,
      taken_at timestamptz,
      undone_by text,
      undone_at timestamptz,
      run integer not null default 0,
      judged_run integer,
      judged_from timestamptz,
      wrote_until timestamptz,
      attempts smallint not null default 0,
      leased_by uuid,
      leased_until timestamptz
    )`.execute(db)
    await sql`create index catalogue_imports_newest on catalogue_imports (created_at desc)`.execute(db)
    await sql`create index catalogue_imports_at_work on catalogue_imports (created_at)
      where state in ('judging', 'taking', 'undoing')`.execute(db)
    // The catalogue has one writer at a time.
    await sql`create unique index catalogue_imports_one_writes on catalogue_imports ((true))
      where state in ('taking', 'undoing')`.execute(db)
    await sql`create table catalogue_import_parts (
      import_id uuid not null references catalogue_imports on delete cascade,
      part integer not null,
      bytes bytea not null,
      primary key (import_id, part)
    )`.execute(db)
    await sql`create table catalogue_import_rows (
      import_id uuid not null references catalogue_imports on delete cascade,
      run integer not null,
      line integer not null,
      node_id bigint not null,
      verdict text not null,
      vendor text not null,
      candidate jsonb not null,
      done text,
      before jsonb,
      after jsonb,
      primary key (import_id, run, line)
    )`.execute(db)
    await sql`create index catalogue_import_rows_written on catalogue_import_rows (node_id) where done = 'written'`.execute(
      db,
    )
    await sql`create index catalogue_import_rows_waiting on catalogue_import_rows (import_id, run, line) where done is null`.execute(
      db,
    )
    await sql`create index catalogue_import_rows_back on catalogue_import_rows (import_id, run, line) where done = 'written'`.execute(
      db,
    )
    await sql`create table catalogue_import_findings (
      import_id uuid not null references catalogue_imports on delete cascade,
      run integer not null,
      n integer not null,
      line integer not null,
      severity text not null,
      code text not null,
      field text not null,
      value text not null,
      text text not null,
      primary key (import_id, run, n)
    )`.execute(db)
    await sql`create table catalogue_import_sources (
      source text primary key,
      settings jsonb not null,
      changed_by text not null,
      changed_at timestamptz not null
    )`.execute(db)
  },
}

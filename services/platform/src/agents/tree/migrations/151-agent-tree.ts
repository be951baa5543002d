import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who brought whom, and every pair of an ancestor and a descendant within 32 levels, with the days it held: a team is read by
 * one range of an index, and the figures of a day by the tree of that day. A new member enters the tree by a trigger, whatever
 * copy of the site registers them; a brand's lock keeps that apart from moves.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table agent_nodes (
      member_id uuid primary key references members,
      merchant text not null,
      upline_id uuid references members,
      joined_on date not null,
      link_id uuid,
      constraint agent_nodes_not_own check (upline_id <> member_id)
    )`.execute(db)
    await sql`create index agent_nodes_of_upline on agent_nodes (upline_id)`.execute(db)
    await sql`create index agent_nodes_joined on agent_nodes (merchant, joined_on)`.execute(db)
    await sql`create index agent_nodes_of_link on agent_nodes (link_id) where link_id is not null`.execute(db)
    await sql`create table agent_lines (
      merchant text not null,
      ancestor_id uuid not null,
      member_id uuid not null,
      name text collate "C" not null,
      depth smallint not null check (depth between 1 and 32),
      since date not null,
      until date,
      primary key (member_id, depth, since),
      constraint agent_lines_no_circle check (ancestor_id <> member_id),
      constraint agent_lines_days check (until > since)
    )`.execute(db)
    await sql`create index agent_lines_now on agent_lines (ancestor_id, depth, name, member_id) where until is null`.execute(
      db,
    )
    await sql`create index agent_lines_past on agent_lines (ancestor_id, until) where until is not null`.execute(
      db,
    )
    await sql`create table agent_rates (
      member_id uuid not null references members,
      from_day date not null,
      rate integer not null check (rate between 0 and 10000),
      set_by text not null,
      at timestamptz not null,
      primary key (member_id, from_day)
    )`.execute(db)
    await sql`create table agent_quotas (
      agent_id uuid not null references members,
      rate integer not null,
      most integer not null,
      primary key (agent_id, rate)
    )`.execute(db)
    await sql`create table agent_subs (
      member_id uuid primary key references members,
      agent_id uuid not null references members,
      created_at timestamptz not null
    )`.execute(db)
    await sql`create index agent_subs_of_agent on agent_subs (agent_id, created_at desc)`.execute(db)
    await sql`create index members_agents on members (lower(account), merchant) where type in (1, 2)`.execute(
      db,
    )
    await sql`create function agent_lock(brand text) returns bigint language sql immutable as $$
      select hashtextextended('agents ' || brand, 0) $$`.execute(db)
    await sql`create function agent_joins() returns trigger language plpgsql as $$
      declare
        above uuid := coalesce(new.invited_by, new.recommended_by);
        joined date := turnover_day(new.merchant, new.created_at);
        called text := (select lower(account) from members where id = new.member_id);
      begin
        if above is null then return null; end if;
        perform pg_advisory_xact_lock_shared(agent_lock(new.merchant));
        insert into agent_nodes (member_id, merchant, upline_id, joined_on)
          values (new.member_id, new.merchant, above, joined);
        insert into agent_lines (merchant, ancestor_id, member_id, name, depth, since)
          select new.merchant, above, new.member_id, called, 1, joined
          union all
          select new.merchant, ancestor_id, new.member_id, called, depth + 1, joined
          from agent_lines where member_id = above and until is null and depth < 32;
        return null;
      end $$`.execute(db)
    await sql`create trigger member_profiles_joins after insert on member_profiles
      for each row execute function agent_joins()`.execute(db)
    await sql`insert into agent_nodes (member_id, merchant, upline_id, joined_on)
      select member_id, merchant, coalesce(invited_by, recommended_by), turnover_day(merchant, created_at)
      from member_profiles where coalesce(invited_by, recommended_by) <> member_id`.execute(db)
    await sql`insert into agent_lines (merchant, ancestor_id, member_id, name, depth, since)
      with recursive line as (
        select merchant, upline_id as ancestor_id, member_id, 1 as depth, joined_on from agent_nodes
        union all
        select l.merchant, n.upline_id, l.member_id, l.depth + 1, l.joined_on
        from line l join agent_nodes n on n.member_id = l.ancestor_id where l.depth < 32 and n.upline_id is not null
      ) select l.merchant, l.ancestor_id, l.member_id, lower(m.account), l.depth, l.joined_on
      from line l join members m on m.id = l.member_id`.execute(db)
  },
}

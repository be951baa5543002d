import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Contracts in full: two sides, versions, when they hold. Offers that were made before keep their number and become steps of a rate. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table contract_offers
      add column merchant text, add column version integer, add column upline_id uuid references members,
      add column offered_by text not null default 'brand' check (offered_by in ('brand', 'upline', 'agent')),
      add column state text not null default 'offered' check (state in
        ('offered', 'accepted', 'refused', 'countered', 'lapsed', 'withdrawn', 'replaced', 'ended')),
      add column effective_from date, add column ended_on date, add column note text, add column why text,
      add column answers uuid, add column expires_at timestamptz`.execute(db)
    await sql`update contract_offers o set merchant = m.merchant, version = n.version,
        state = coalesce(o.answer, 'offered'),
        effective_from = turnover_day(m.merchant, coalesce(o.answered_at, o.offered_at)) + 1,
        expires_at = o.offered_at + interval '30 days',
        terms = jsonb_strip_nulls(jsonb_build_object('kind', o.kind,
          'period', case when o.kind = 'dividend' then 'half-month' end,
          'tiers', jsonb_build_array(jsonb_build_object('least', coalesce(o.terms->>'leastTurnover', '0'), 'leastActive', 0,
            'rate', least(10000, greatest(1, round(coalesce((o.terms->>'sharePercent')::numeric * 100,
              (o.terms->>'amount')::numeric * 10000 / nullif((o.terms->>'leastTurnover')::numeric, 0), 1)))::int)))))
      from members m, (select id, row_number() over (partition by member_id, kind order by offered_at, id) as version
        from contract_offers) n
      where m.id = o.member_id and n.id = o.id`.execute(db)
    // Of two waiting offers of a kind, the newer one is shown.
    await sql`update contract_offers o set state = 'withdrawn', answered_at = o.offered_at, answer = 'refused' where o.state = 'offered' and exists
      (select from contract_offers p where p.member_id = o.member_id and p.kind = o.kind and p.state = 'offered'
        and p.version > o.version)`.execute(db)
    await sql`alter table contract_offers alter column merchant set not null, alter column version set not null,
      alter column effective_from set not null, alter column expires_at set not null`.execute(db)
    await sql`create unique index contract_offers_version on contract_offers (member_id, kind, version)`.execute(
      db,
    )
    await sql`create unique index contract_offers_waiting on contract_offers (member_id, kind) where state = 'offered'`.execute(
      db,
    )
    await sql`create index contract_offers_in_force on contract_offers (merchant, kind, effective_from)
      where state in ('accepted', 'replaced', 'ended')`.execute(db)
    await sql`create index contract_offers_of_upline on contract_offers (upline_id, offered_at desc, id)
      where upline_id is not null`.execute(db)
    await sql`create index contract_offers_of_agent on contract_offers (member_id, offered_at desc, id)`.execute(
      db,
    )
    await sql`create index contract_offers_newest on contract_offers (offered_at desc, id)`.execute(db)
  },
}

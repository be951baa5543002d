import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Schema = Parameters<Migration['up']>[0]

async function checks(db: Schema): Promise<void> {
  await sql`create table secrets (name text primary key, value text not null, created_at timestamptz not null)`.execute(
    db,
  )
  await sql`create table throttles (
    subject text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`.execute(db)
  await sql`create index throttles_by_end on throttles (ends_at)`.execute(db)
  await sql`create table human_checks (
    id text primary key,
    merchant text not null,
    kind text not null check (kind in ('captcha', 'slider', 'work')),
    answer text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index human_checks_by_end on human_checks (expires_at)`.execute(db)
  await sql`create table human_passes (
    hash text primary key,
    merchant text not null,
    address text not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index human_passes_by_end on human_passes (expires_at)`.execute(db)
  await sql`create table one_time_codes (
    id uuid primary key,
    merchant text not null,
    number_hash text not null,
    purpose text not null check (purpose in ('login', 'password', 'register')),
    code_hash text not null,
    tries integer not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db)
  await sql`create index one_time_codes_by_number on one_time_codes (merchant, number_hash, purpose, sent_at)`.execute(
    db,
  )
  await sql`create index one_time_codes_by_end on one_time_codes (expires_at)`.execute(db)
}

async function dispatches(db: Schema): Promise<void> {
  await sql`create table dispatches (
    id uuid primary key,
    merchant text not null,
    channel text not null check (channel in ('sms', 'mail', 'none')),
    content text not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    due_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index dispatches_due on dispatches (due_at)`.execute(db)
  await sql`create table sandbox_outbox (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    merchant text not null,
    channel text not null,
    content text not null
  )`.execute(db)
}

async function profiles(db: Schema): Promise<void> {
  await sql`create table member_profiles (
    member_id uuid primary key references members,
    merchant text not null,
    mobile text,
    mobile_verified_at timestamptz,
    email text,
    payment_password_hash text,
    payee_name text,
    id_number text,
    qq text,
    facebook text,
    wechat text,
    line text,
    whatsapp text,
    zalo text,
    birthday date,
    invited_by uuid references members,
    recommended_by uuid references members,
    register_url text,
    register_method text,
    register_domain text,
    register_address text,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create unique index member_profiles_by_mobile on member_profiles (merchant, mobile)
    where mobile_verified_at is not null`.execute(db)
  await sql`create index member_profiles_by_inviter on member_profiles (invited_by) where invited_by is not null`.execute(
    db,
  )
  await sql`create table registration_attempts (
    merchant text not null,
    attempt uuid not null,
    member_id uuid not null references members,
    digest text not null,
    created_at timestamptz not null,
    primary key (merchant, attempt)
  )`.execute(db)
  await sql`create index registration_attempts_by_time on registration_attempts (created_at)`.execute(db)
  await sql`create table password_resets (
    hash text primary key,
    merchant text not null,
    member_id uuid not null references members,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index password_resets_by_member on password_resets (member_id)`.execute(db)
  await sql`create index password_resets_by_end on password_resets (expires_at)`.execute(db)
}

/** Human checks, one-time codes, messages to send, members' profiles, new passwords. */
export const migration: Migration = {
  async up(db) {
    await checks(db)
    await dispatches(db)
    await profiles(db)
    // Brands that stand already: the country their forms begin with follows from their money.
    await sql`update brands set version = version + 1, document = document ||
      jsonb_build_object('country', case document->'currency'->>'code' when 'PHP' then 'PH' else 'TH' end)
      where not document ? 'country'`.execute(db)
  },
}

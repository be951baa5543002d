-- Takes the audit log out of the reach of the user that the platform works as: it reads and adds, and neither changes an
-- entry nor takes away what keeps others from it. Once, as a superuser, when the platform has made its schema:
--   psql --set app=site --file deploy/postgres/seal-audit.sql "$DATABASE"
-- The platform's user must be no superuser. A later step of the schema that touches the log says so in its release's notes:
-- grant audit_keeper to that user while it starts, revoke it again, and run this once more.
do $$ begin
  if not exists (select from pg_roles where rolname = 'audit_keeper') then create role audit_keeper nologin; end if;
end $$;
-- The owner of the database owns its schema, and may drop what is in it.
do $$ begin execute format('alter database %I owner to audit_keeper', current_database()); end $$;
grant usage, create on schema public to :"app";
alter table audit_log owner to audit_keeper;
alter function audit_log_is_immutable() owner to audit_keeper;
alter function audit_log_brand(text, text, jsonb) owner to audit_keeper;
alter function audit_log_takes_brand() owner to audit_keeper;
alter function audit_log_waits_for_seal() owner to audit_keeper;
grant select on brands to audit_keeper;
grant insert on audit_unsealed to audit_keeper;
-- The chain beside the log is added to as well, and not changed.
alter table audit_chain owner to audit_keeper;
alter table audit_seals owner to audit_keeper;
revoke all on audit_chain, audit_seals from public, :"app";
grant select, insert on audit_chain, audit_seals to :"app";
revoke all on audit_log from public, :"app";
grant select, insert on audit_log to :"app";

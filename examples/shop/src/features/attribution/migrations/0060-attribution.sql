-- Addresses that shoppers have typed, with their consent, for the marketing service that this shop stands in for.
create table captured_emails (
  email text primary key,
  session_id text not null,
  contact_id text,
  language text not null check (language in ('es', 'en')),
  first_at timestamptz not null,
  last_at timestamptz not null
);

create index captured_emails_by_session on captured_emails (session_id);

-- Usage events of the platform: how many of each there were on a day, and nothing about anybody.
create table usage_events (
  day date not null,
  event text not null,
  count integer not null,
  primary key (day, event)
);

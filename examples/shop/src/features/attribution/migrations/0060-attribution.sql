-- E-mail addresses that shoppers typed, with their consent. The table replaces a marketing service.
create table captured_emails (
  email text primary key,
  session_id text not null,
  contact_id text,
  language text not null check (language in ('es', 'en')),
  first_at timestamptz not null,
  last_at timestamptz not null
);

create index captured_emails_by_session on captured_emails (session_id);

-- How often each usage event of the platform happened on a day, without personal data.
create table usage_events (
  day date not null,
  event text not null,
  count integer not null,
  primary key (day, event)
);

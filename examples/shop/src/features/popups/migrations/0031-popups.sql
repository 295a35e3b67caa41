-- Newsletter subscribers. They get no newsletter before they have used the link of the first e-mail.
create table newsletter_subscribers (
  email text primary key,
  name text not null default '',
  language text not null,
  token_hash text,              -- of the confirmation link; null once it was used
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- Received forms.
create table popup_submissions (
  id integer primary key generated always as identity,
  popup_id integer,             -- null for a form outside a popup
  kind text not null check (kind in ('newsletter', 'contact')),
  email text not null,
  name text not null default '',
  message text not null default '',
  created_at timestamptz not null
);

-- How often each popup was opened, and how often it reached its goal.
create table popup_counts (
  popup_id integer not null,
  event text not null check (event in ('open', 'conversion')),
  count integer not null,
  primary key (popup_id, event)
);

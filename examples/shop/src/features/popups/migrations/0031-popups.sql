-- Who has asked for the newsletter. Nobody is written to before the link of the first e-mail was followed.
create table newsletter_subscribers (
  email text primary key,
  name text not null default '',
  language text not null,
  token_hash text,              -- of the link that confirms; null once it was followed
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- What was sent by a popup's form.
create table popup_submissions (
  id integer primary key generated always as identity,
  popup_id integer,             -- null for a form that stands in no popup
  kind text not null check (kind in ('newsletter', 'contact')),
  email text not null,
  name text not null default '',
  message text not null default '',
  created_at timestamptz not null
);

-- How often a popup was opened, and how often it reached its goal.
create table popup_counts (
  popup_id integer not null,
  event text not null check (event in ('open', 'conversion')),
  count integer not null,
  primary key (popup_id, event)
);

-- Accounts. E-mail addresses are stored in lower case, so that an address has at most one account.
create table customers (
  id integer primary key generated always as identity,
  email text not null unique,
  username text unique,
  role text not null check (role in ('customer', 'administrator')),
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  language text not null,
  created_at timestamptz not null
);

create table customer_addresses (
  customer_id integer not null references customers on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  fields jsonb not null,
  primary key (customer_id, kind)
);

-- Links in e-mails. Only the hash of their key is stored, so that this table is not enough to use them.
create table account_links (
  token_hash text primary key,
  kind text not null check (kind in ('confirm', 'reset')),
  email text not null,
  customer_id integer references customers on delete cascade, -- null for confirm links and unsent reset links
  password_hash text,                                         -- the new account's; null for reset links
  session_id text,                                            -- the session that registered; null for reset links
  expires_at timestamptz not null
);

-- The customer who is logged in to a session. A login changes the session's id, and cascades update what refers to it.
alter table sessions add column customer_id integer references customers on delete set null;
alter table sessions add column login_ends_at timestamptz;
create index sessions_by_customer on sessions (customer_id) where customer_id is not null;
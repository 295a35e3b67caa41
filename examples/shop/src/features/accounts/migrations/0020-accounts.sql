-- Who has an account. E-mail addresses are kept in lower case, so that one address has one account.
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

-- Links that were sent by e-mail, known by the hash of what stands in them: who reads this table can follow none.
create table account_links (
  token_hash text primary key,
  kind text not null check (kind in ('confirm', 'reset')),
  email text not null,
  customer_id integer references customers on delete cascade, -- null for a link that leads nowhere
  password_hash text,                                         -- of an account that waits to be confirmed
  session_id text,                                            -- where the account was asked for
  expires_at timestamptz not null
);

-- A session that is logged in. It gets a new id then, and all that hangs on it comes along.
alter table sessions add column customer_id integer references customers on delete set null;
alter table sessions add column login_ends_at timestamptz;
create index sessions_by_customer on sessions (customer_id) where customer_id is not null;
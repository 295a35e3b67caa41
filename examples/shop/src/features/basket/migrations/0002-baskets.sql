-- A session is known by the hash of its cookie: who reads this table can take over no basket.

create table settings (
  name text primary key,
  value text not null
);

create table sessions (
  id text primary key,
  seen_at timestamptz not null,
  notices jsonb not null default '[]'
);

create table basket_lines (
  session_id text not null references sessions on delete cascade,
  key text not null,
  product_id integer not null references products on delete cascade,
  variation_id integer references variations on delete cascade,
  quantity integer not null check (quantity > 0),
  position bigint generated always as identity,
  removed_at timestamptz, -- a removed line is kept, so that removing it can be undone
  primary key (session_id, key)
);

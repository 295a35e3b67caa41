-- The uses of a coupon are counted in the orders, so that a cancelled order makes it available again.

create table coupons (
  code text primary key check (code = lower(code)),
  kind text not null check (kind in ('percent', 'fixed_cart')),
  amount integer not null check (amount >= 0), -- percent, or minor units of EUR
  has_free_shipping boolean not null default false,
  min_minor integer not null default 0,
  expires_at timestamptz,
  usage_limit integer,
  is_individual boolean not null default false, -- can't be combined with other coupons
  excludes_sale boolean not null default false,
  check (kind <> 'percent' or amount <= 100)
);

create table basket_coupons (
  session_id text not null references sessions on delete cascade on update cascade,
  code text not null references coupons on delete cascade,
  position bigint generated always as identity,
  primary key (session_id, code)
);

insert into coupons (code, kind, amount, has_free_shipping, min_minor, expires_at, usage_limit, is_individual, excludes_sale) values
  ('esquina10', 'percent', 10, false, 0, null, null, false, true),
  ('campana5', 'fixed_cart', 500, false, 3000, null, null, false, false),
  ('portes', 'fixed_cart', 0, true, 5000, null, null, false, false),
  ('cinturon', 'percent', 25, false, 0, null, 20, true, false),
  ('verano2025', 'percent', 15, false, 0, '2025-09-01T00:00:00Z', null, false, false);

-- What the payment provider has been asked for an order; amounts are the provider's units of the order's currency.

create table order_payments (
  intent_id text primary key,
  order_id integer not null references orders on delete cascade,
  created_at timestamptz not null
);

create index order_payments_by_order on order_payments (order_id, created_at desc);

-- Messages of the provider's that have been taken: they come at least once.

create table provider_events (
  id text primary key,
  type text not null,
  taken_at timestamptz not null
);

-- All that the simulated provider knows. A real one keeps it elsewhere.

create table simulated_provider (
  kind text not null,
  id text not null,
  data jsonb not null,
  primary key (kind, id)
);

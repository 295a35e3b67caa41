-- What the shop has written to people. Nothing is sent: the administrators read it. Rows are written in the transaction
-- that they tell of, so that no letter speaks of something that was rolled back.

create table outbox (
  id integer generated always as identity primary key,
  kind text not null,
  order_id integer, -- null for a letter about an account
  recipient text not null,
  language text not null check (language in ('es', 'en')),
  subject text not null,
  body text not null,
  created_at timestamptz not null
);

create index outbox_by_order on outbox (order_id);

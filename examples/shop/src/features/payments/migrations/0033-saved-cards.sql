-- Customers as the payment provider knows them.

create table provider_customers (
  customer_id integer primary key references customers on delete cascade,
  provider_id text not null unique
);

-- Cards that customers have saved. The provider keeps the card; the shop keeps what names it.

create table saved_cards (
  id integer primary key generated always as identity,
  customer_id integer not null references customers on delete cascade,
  payment_method text not null unique,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);

create index saved_cards_by_customer on saved_cards (customer_id, id);

-- Whether a payment's card is to be saved, and when it paid its order: one payment pays an order, any other is given back.

alter table order_payments add column saves_card boolean not null default false;
alter table order_payments add column paid_at timestamptz;

-- How a session's pages look to its card form. It ends with the session and is shown to nobody else.

create table session_appearances (
  session_id text not null references sessions on update cascade on delete cascade,
  location text not null,
  appearance jsonb not null,
  primary key (session_id, location)
);

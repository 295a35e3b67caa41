-- Amounts are minor units of EUR, tax included except for the tax itself. An order keeps names and prices as ordered; product ids only
-- serve to return stock.

create table orders (
  id integer generated always as identity (start with 1001) primary key,
  key text not null unique, -- whoever has it may see the order
  idempotency_key text not null unique, -- one attempt creates one order
  session_id text not null, -- no reference, because orders outlive sessions
  customer_id integer, -- null for a guest
  state text not null check (
    state in ('pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed')
  ),
  language text not null check (language in ('es', 'en')),
  billing jsonb not null,
  shipping jsonb not null,
  note text not null,
  payment_method text not null,
  shipping_rate jsonb not null, -- {id, name, pickup?}
  coupons jsonb not null, -- [{code, discountMinor}]
  taxes jsonb not null, -- [{name, percentHundredths, amountMinor}]
  items_minor integer not null check (items_minor >= 0),
  discount_minor integer not null check (discount_minor >= 0),
  shipping_minor integer not null check (shipping_minor >= 0),
  shipping_tax_minor integer not null check (shipping_tax_minor >= 0),
  tax_minor integer not null check (tax_minor >= 0),
  total_minor integer not null check (total_minor = items_minor - discount_minor + shipping_minor),
  attribution jsonb not null,
  holds_stock boolean not null, -- whether its items are out of the stock
  held_until timestamptz, -- when an unpaid order is cancelled
  placed_at timestamptz not null,
  changed_at timestamptz not null
);

create index orders_by_customer on orders (customer_id, id desc);
create index orders_by_session on orders (session_id);
create index orders_by_deadline on orders (held_until) where held_until is not null;

create table order_items (
  order_id integer not null references orders on delete cascade,
  position integer not null,
  product_id integer references products on delete set null,
  variation_id integer references variations on delete set null,
  slug text not null,
  sku text not null,
  name text not null,
  choices jsonb not null, -- [{label, value}]
  category text not null,
  quantity integer not null check (quantity > 0),
  unit_minor integer not null,
  subtotal_minor integer not null,
  discount_minor integer not null,
  total_minor integer not null check (total_minor = subtotal_minor - discount_minor),
  tax_minor integer not null,
  primary key (order_id, position)
);

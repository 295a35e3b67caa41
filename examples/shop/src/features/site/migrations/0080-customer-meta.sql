-- Choices that a customer makes once for all devices.
create table customer_meta (
  customer_id integer not null references customers (id) on delete cascade,
  key text not null,
  value text not null,
  primary key (customer_id, key)
);

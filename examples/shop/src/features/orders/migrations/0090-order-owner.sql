-- The browser's session, which may see the order, if the basket was a separate cart with its own session.
alter table orders add column owner_id text;
create index orders_owner on orders (owner_id) where owner_id is not null;

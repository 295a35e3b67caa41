-- An order of a separate cart belongs to another session than the browser's, which may see it all the same.
alter table orders add column owner_id text;
create index orders_owner on orders (owner_id) where owner_id is not null;

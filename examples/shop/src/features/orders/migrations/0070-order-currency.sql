-- Amounts of an order are minor units of its own currency, whatever the shop sells in later.
alter table orders add column currency text not null default 'EUR';

-- The basket that became the order, by its hash: a request that is sent again finds its order by it.
alter table orders add column basket_hash text not null default '';

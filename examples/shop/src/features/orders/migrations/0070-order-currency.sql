-- Amounts are minor units of the order's own currency.
alter table orders add column currency text not null default 'EUR';

-- The hash of the ordered basket. A repeated request finds its order by it.
alter table orders add column basket_hash text not null default '';

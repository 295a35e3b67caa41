-- Products that are made after they are ordered, so that no page claims they are in stock.
alter table products add column made_to_order boolean not null default false;

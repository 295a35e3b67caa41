-- Products that aren't shipped: a basket with only these needs no shipping rate.
alter table products add column is_virtual boolean not null default false;

-- What is not sent by parcel: such a basket needs no rate.
alter table products add column is_virtual boolean not null default false;

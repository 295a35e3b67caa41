-- What is made when it is ordered, so that no page promises it from the shelf.
alter table products add column made_to_order boolean not null default false;

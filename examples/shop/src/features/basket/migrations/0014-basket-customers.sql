-- What a shopper has said about themselves before there is an order, so that nothing has to be typed twice.

create table basket_customers (
  session_id text primary key references sessions on delete cascade on update cascade,
  billing jsonb not null,
  shipping jsonb not null,
  ships_elsewhere boolean not null default false, -- whether `shipping` counts
  rate text not null default '', -- the shipping rate that was chosen
  payment_method text not null default '',
  note text not null default ''
);

-- A session that gets another id, as at a login, keeps its basket.
alter table basket_lines
  drop constraint basket_lines_session_id_fkey,
  add foreign key (session_id) references sessions on delete cascade on update cascade;

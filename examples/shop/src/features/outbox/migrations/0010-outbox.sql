-- The shop's e-mails. They aren't sent; administrators read them. Rows are written in the transaction that they report,
-- so that no e-mail is about a change that was rolled back.

create table outbox (
  id integer generated always as identity primary key,
  kind text not null,
  order_id integer, -- null for an e-mail about an account
  recipient text not null,
  language text not null check (language in ('es', 'en')),
  subject text not null,
  body text not null,
  created_at timestamptz not null
);

create index outbox_by_order on outbox (order_id);

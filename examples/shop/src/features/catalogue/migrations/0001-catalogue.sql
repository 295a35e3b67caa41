-- Amounts are minor units of EUR with 21 % tax included. Products and variations share one range of ids, because the
-- Store API uses one id for both.

create table categories (
  id integer primary key,
  slug text not null unique,
  position integer not null
);

create table category_texts (
  category_id integer not null references categories on delete cascade,
  language text not null check (language in ('es', 'en')),
  name text not null,
  description text not null,
  primary key (category_id, language)
);

create table products (
  id integer primary key,
  slug text not null unique,
  sku text not null unique,
  kind text not null check (kind in ('simple', 'variable')),
  position integer not null,
  published_at timestamptz not null,
  sales integer not null default 0,
  regular_minor integer not null check (regular_minor > 0),
  sale_minor integer check (sale_minor > 0 and sale_minor < regular_minor),
  stock integer check (stock >= 0), -- null for a variable product, whose variations have their own
  sold_individually boolean not null default false,
  is_featured boolean not null default false,
  view_count integer not null check (view_count between 1 and 8),
  figure jsonb not null
);

create table product_texts (
  product_id integer not null references products on delete cascade,
  language text not null check (language in ('es', 'en')),
  name text not null,
  summary text not null,
  story text not null, -- paragraphs, separated by empty lines
  facts jsonb not null, -- [{label, value}], shown under "additional information"
  primary key (product_id, language)
);

create table product_categories (
  product_id integer not null references products on delete cascade,
  category_id integer not null references categories on delete cascade,
  primary key (product_id, category_id)
);

create table variations (
  id integer primary key,
  product_id integer not null references products on delete cascade,
  sku text not null unique,
  regular_minor integer not null check (regular_minor > 0),
  sale_minor integer check (sale_minor > 0 and sale_minor < regular_minor),
  stock integer not null check (stock >= 0),
  choices jsonb not null -- {"pintura": "roja", "escala": "1-12"}
);

create index variations_by_product on variations (product_id);

create table attribute_texts (
  attribute text not null,
  value text not null, -- '' for the attribute itself
  language text not null check (language in ('es', 'en')),
  label text not null,
  position integer not null,
  primary key (attribute, value, language)
);

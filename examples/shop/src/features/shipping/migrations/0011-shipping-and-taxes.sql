-- Shipping zones, rates and taxes. Costs are minor units of EUR, and include the tax of the destination. If two regions or tax rates match,
-- the one with a state takes precedence.

create table shipping_zones (
  id integer primary key,
  name jsonb not null -- {es, en}
);

create table shipping_regions (
  country text not null,
  state text not null default '', -- '' is the whole country
  zone_id integer not null references shipping_zones on delete cascade,
  primary key (country, state)
);

create table shipping_methods (
  id integer primary key,
  zone_id integer not null references shipping_zones on delete cascade,
  kind text not null check (kind in ('flat_rate', 'free_shipping', 'pickup_location')),
  position integer not null,
  name jsonb not null, -- {es, en}
  cost_minor integer not null default 0 check (cost_minor >= 0),
  min_minor integer, -- the order value from which it is offered; null: always
  pickup jsonb -- {address, details: {es, en}}
);

create table tax_rates (
  country text not null,
  state text not null default '',
  percent_hundredths integer not null check (percent_hundredths between 0 and 10000),
  name jsonb not null, -- {es, en}
  primary key (country, state)
);

insert into shipping_zones (id, name) values
  (1, '{"es": "Península y Baleares", "en": "Mainland Spain and the Balearics"}'),
  (2, '{"es": "Canarias, Ceuta y Melilla", "en": "Canary Islands, Ceuta and Melilla"}'),
  (3, '{"es": "Unión Europea", "en": "European Union"}'),
  (4, '{"es": "Resto de Europa", "en": "Rest of Europe"}');

insert into shipping_regions (country, state, zone_id) values
  ('ES', '', 1), ('ES', 'GC', 2), ('ES', 'TF', 2), ('ES', 'CE', 2), ('ES', 'ML', 2),
  ('GB', '', 4), ('CH', '', 4), ('NO', '', 4);

insert into shipping_regions (country, zone_id) select unnest(array[
  'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT', 'NL',
  'PL', 'PT', 'RO', 'SK', 'SI', 'SE']), 3;

insert into shipping_methods (id, zone_id, kind, position, name, cost_minor, min_minor, pickup) values
  (1, 1, 'flat_rate', 2, '{"es": "Tarifa plana", "en": "Flat rate"}', 690, null, null),
  (2, 1, 'free_shipping', 1, '{"es": "Envío gratis", "en": "Free shipping"}', 0, 15000, null),
  (3, 1, 'pickup_location', 3, '{"es": "Recogida en el taller", "en": "Pick-up at the workshop"}', 0, null,
    '{"address": "Calle del Cordelero 14, bajo, 01001 Vitoria-Gasteiz", "details": {"es": "De lunes a viernes, de 10 a 18 h. Te escribimos cuando esté listo.", "en": "Monday to Friday, 10 am to 6 pm. We write to you when it is ready."}}'),
  (4, 2, 'flat_rate', 1, '{"es": "Envío a las islas y a África", "en": "Parcel overseas"}', 1490, null, null),
  (5, 3, 'flat_rate', 2, '{"es": "Envío europeo", "en": "European parcel"}', 1490, null, null),
  (6, 3, 'free_shipping', 1, '{"es": "Envío gratis", "en": "Free shipping"}', 0, 30000, null),
  (7, 4, 'flat_rate', 1, '{"es": "Envío internacional", "en": "International parcel"}', 2490, null, null);

-- Spanish VAT is due in the whole European Union, except in the Canary Islands, Ceuta and Melilla; no tax is due elsewhere.
insert into tax_rates (country, state, percent_hundredths, name)
  select country, '', 2100, '{"es": "IVA", "en": "VAT"}'::jsonb from shipping_regions where zone_id in (1, 3);
insert into tax_rates (country, state, percent_hundredths, name)
  select country, state, 0, '{"es": "IVA", "en": "VAT"}'::jsonb from shipping_regions where zone_id = 2;

-- Texts that scripts add to pages and the server never prints, with their translations. An empty translation is still to be written.
create table dynamic_strings (
  id integer generated always as identity primary key,
  original text not null,
  language text not null check (language in ('en')),
  translation text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'machine', 'person')),
  first_at timestamptz not null default now(),
  check (length(original) between 1 and 5000 and length(translation) <= 20000)
);

-- Index a hash: originals can be longer than an index entry allows.
create unique index dynamic_strings_by_original on dynamic_strings (language, md5(original));

insert into dynamic_strings (original, language, translation, state) values
  ('En el taller, ahora', 'en', 'In the workshop, now', 'person'),
  ('Lijado', 'en', 'Sanding', 'person'),
  ('Imprimación gris', 'en', 'Grey primer', 'person'),
  ('Primera mano de piel', 'en', 'First coat of skin', 'person'),
  ('Barniz mate', 'en', 'Matt varnish', 'person'),
  ('Secando en la cámara', 'en', 'Drying in the cabinet', 'person'),
  ('Ver más pasos', 'en', 'Show more steps', 'person'),
  ('Los pasos de la figura que está en la mesa.', 'en', 'The steps of the figure that is on the table.', 'person'),
  ('Pregunta al taller', 'en', 'Ask the workshop', 'person'),
  ('¿Qué quieres saber?', 'en', 'What would you like to know?', 'person'),
  ('Referencia', 'en', 'Reference', 'person');

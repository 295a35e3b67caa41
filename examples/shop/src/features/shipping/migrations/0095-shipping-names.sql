update shipping_methods set name = '{"es": "Envío estándar", "en": "Standard shipping"}' where id = 1;
update shipping_methods set
  name = '{"es": "Envío a Canarias, Ceuta y Melilla", "en": "Shipping to the Canary Islands, Ceuta and Melilla"}'
  where id = 4;
update shipping_methods set name = '{"es": "Envío a la Unión Europea", "en": "EU shipping"}' where id = 5;
update shipping_methods set name = '{"es": "Envío internacional", "en": "International shipping"}' where id = 7;
update shipping_methods set pickup = jsonb_set(
  pickup, '{details}',
  '{"es": "De lunes a viernes, de 10 a 18 h. Te avisaremos por correo cuando esté listo.", "en": "Monday to Friday, 10 am to 6 pm. We will email you when it is ready."}'
) where id = 3;

/** Texts about fields, by language; `{label}` is the field's name. Source: checkout contract §5.4, in the platform's words. */
export const fieldMessages = {
  es: {
    billingLabel: "{label} de facturación",
    shippingLabel: "{label} de envío",
    fieldRequired: "{label} es un campo obligatorio.",
    badEmail: "{label} no es una dirección de correo electrónico válida.",
    badPhone: "{label} no es un número de teléfono válido.",
    badPostcode: "{label} no es un código postal válido.",
    badEircode: "{label} no es válido. Puedes consultar el Eircode correcto {link}.",
    eircodeLink: "aquí",
    stateUnknown: "{label} no es válido. Introduce uno de los siguientes: {names}",
    countryUnknown: "'{code}' no es un código de país válido.",
    termsRequired: "Lee y acepta los términos y condiciones para continuar con tu pedido.",
  },
  en: {
    billingLabel: "Billing {label}",
    shippingLabel: "Shipping {label}",
    fieldRequired: "{label} is a required field.",
    badEmail: "{label} is not a valid email address.",
    badPhone: "{label} is not a valid phone number.",
    badPostcode: "{label} is not a valid postcode / ZIP.",
    badEircode: "{label} is not valid. You can look up the correct Eircode {link}.",
    eircodeLink: "here",
    stateUnknown: "{label} is not valid. Please enter one of the following: {names}",
    countryUnknown: "'{code}' is not a valid country code.",
    termsRequired: "Please read and accept the terms and conditions to proceed with your order.",
  },
} as const

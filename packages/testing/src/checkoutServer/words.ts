/** The texts of the checkout's double, in one language. */
export interface CheckoutWords {
  readonly title: string
  readonly billing: string
  readonly order: string
  readonly labels: Readonly<Record<string, string>>
  readonly shipDifferent: string
  readonly createAccount: string
  readonly returning: string
  readonly login: string
  readonly loginFailed: string
  readonly coupon: string
  readonly couponQuestion: string
  readonly couponCode: string
  readonly apply: string
  readonly subtotal: string
  readonly shipping: string
  readonly total: string
  readonly flatRate: string
  readonly pickup: string
  readonly terms: string
  readonly readTerms: string
  readonly placeOrder: string
  readonly methods: Readonly<Record<"bacs" | "cod", readonly [title: string, text: string]>>
  readonly required: (label: string) => string
  readonly unable: string
  readonly expired: string
  readonly couponApplied: string
  readonly couponUnknown: (code: string) => string
  readonly couponRemoved: string
  readonly remove: string
  readonly optional: string
}

const en: CheckoutWords = {
  title: "Checkout",
  billing: "Billing details",
  order: "Your order",
  labels: {
    first_name: "First name",
    last_name: "Last name",
    country: "Country / Region",
    address_1: "Street address",
    address_2: "Apartment, suite, unit, etc.",
    postcode: "Postcode / ZIP",
    city: "Town / City",
    state: "Province",
    phone: "Phone",
    email: "Email address",
    password: "Create account password",
    notes: "Order notes",
    username: "Username or email",
    loginPassword: "Password",
  },
  shipDifferent: "Ship to a different address?",
  createAccount: "Create an account?",
  returning: "Returning customer?",
  login: "Click here to log in",
  loginFailed: "The password is not right.",
  couponQuestion: "Have a coupon?",
  coupon: "Click here to enter your code",
  couponCode: "Coupon code",
  apply: "Apply coupon",
  subtotal: "Subtotal",
  shipping: "Shipping",
  total: "Total",
  flatRate: "Flat rate",
  pickup: "Collect at the gym",
  terms: "I have read and agree to the website",
  readTerms: "terms and conditions",
  placeOrder: "Place order",
  methods: {
    bacs: ["Direct bank transfer", "Make your payment directly into our bank account."],
    cod: ["Cash on delivery", "Pay with cash upon delivery."],
  },
  required: (label) => `<strong>${label}</strong> is a required field.`,
  unable: "We were unable to process your order, please try again.",
  expired: "Sorry, your session has expired.",
  couponApplied: "Coupon code applied successfully.",
  couponUnknown: (code) => `Coupon "${code}" does not exist.`,
  couponRemoved: "Coupon has been removed.",
  remove: "[Remove]",
  optional: "(optional)",
}

const es: CheckoutWords = {
  title: "Finalizar compra",
  billing: "Detalles de facturación",
  order: "Tu pedido",
  labels: {
    first_name: "Nombre",
    last_name: "Apellidos",
    country: "País / Región",
    address_1: "Dirección de la calle",
    address_2: "Apartamento, habitación, etc.",
    postcode: "Código postal",
    city: "Población",
    state: "Provincia",
    phone: "Teléfono",
    email: "Correo electrónico",
    password: "Contraseña de la cuenta",
    notes: "Notas del pedido",
    username: "Usuario o correo electrónico",
    loginPassword: "Contraseña",
  },
  shipDifferent: "¿Enviar a una dirección diferente?",
  createAccount: "¿Crear una cuenta?",
  returning: "¿Ya eres cliente?",
  login: "Haz clic aquí para acceder",
  loginFailed: "La contraseña no es correcta.",
  couponQuestion: "¿Tienes un cupón?",
  coupon: "Haz clic aquí para introducir tu código",
  couponCode: "Código de cupón",
  apply: "Aplicar cupón",
  subtotal: "Subtotal",
  shipping: "Envío",
  total: "Total",
  flatRate: "Precio fijo",
  pickup: "Recogida en el gimnasio",
  terms: "He leído y estoy de acuerdo con los",
  readTerms: "términos y condiciones",
  placeOrder: "Realizar el pedido",
  methods: {
    bacs: ["Transferencia bancaria", "Haz el pago directamente en nuestra cuenta bancaria."],
    cod: ["Contra reembolso", "Paga en efectivo en el momento de la entrega."],
  },
  required: (label) => `<strong>${label}</strong> es un campo obligatorio.`,
  unable: "No hemos podido procesar tu pedido, inténtalo de nuevo.",
  expired: "Lo sentimos, tu sesión ha caducado.",
  couponApplied: "El cupón se ha aplicado.",
  couponUnknown: (code) => `El cupón «${code}» no existe.`,
  couponRemoved: "El cupón se ha eliminado.",
  remove: "[Quitar]",
  optional: "(opcional)",
}

/** The texts for an address of the shop: English under /en/, Spanish elsewhere. */
export function checkoutWordsFor(prefix: string): CheckoutWords {
  return prefix === "/en" ? en : es
}

import type { Texts } from "../../texts/languages.ts"

const es = {
  title: "Mi cuenta",
  hello: (name: string) => `Hola, ${name}`,
  required: "obligatorio",
  optional: "opcional",
  expired: "Esta página llevaba demasiado tiempo abierta. Vuelve a enviar el formulario.",
  tooMany: "Demasiados intentos seguidos. Espera un cuarto de hora y prueba otra vez.",

  login: {
    title: "Entrar",
    username: "Correo electrónico o usuario",
    password: "Contraseña",
    remember: "Recordarme dos semanas",
    submit: "Entrar",
    lost: "¿Has olvidado la contraseña?",
    wrong:
      "El correo y la contraseña no coinciden con ninguna cuenta. Si acabas de registrarte, abre antes el enlace que te enviamos.",
    missing: "Escribe tu correo y tu contraseña.",
    needed: "Entra en tu cuenta para seguir.",
  },

  register: {
    title: "Crear una cuenta",
    why: "Guarda tus direcciones y todos tus pedidos en un sitio.",
    email: "Correo electrónico",
    password: "Contraseña",
    passwordHint: (min: number) => `Al menos ${String(min)} caracteres. Una frase corta vale más que un jeroglífico.`,
    submit: "Crear cuenta",
    emailWrong: "Escribe un correo electrónico completo, como ana@correo.es.",
    passwordWrong: (min: number, max: number) =>
      `La contraseña ha de tener de ${String(min)} a ${String(max)} caracteres.`,
    sent: (email: string) => `Te hemos escrito a ${email}. Abre el enlace del correo para terminar; vale un día.`,
    tooMany: "Demasiados registros seguidos. Espera una hora y prueba otra vez.",
  },

  confirm: {
    title: "Confirma tu cuenta",
    lead: (email: string) => `Un paso más y la cuenta de ${email} es tuya.`,
    password: "La contraseña que elegiste",
    passwordHint: "La pedimos porque el enlace se ha abierto en otro navegador.",
    submit: "Confirmar y entrar",
    wrong: "No es la contraseña que elegiste al registrarte.",
    gone: "Este enlace ya se ha usado o ha caducado. Regístrate otra vez y te enviaremos otro.",
    done: "Bienvenido a la esquina: tu cuenta está lista.",
    known: "Esta dirección ya tiene cuenta. Entra con su contraseña.",
  },

  lost: {
    title: "Contraseña olvidada",
    lead: "Escribe el correo de tu cuenta y te enviaremos un enlace para elegir otra contraseña.",
    email: "Correo electrónico",
    submit: "Enviar el enlace",
    sent: (email: string) => `Hemos escrito a ${email}. Si tiene cuenta, el correo lleva un enlace que vale una hora.`,
    tooMany: "Has pedido demasiados enlaces. Espera una hora y vuelve a intentarlo.",
    back: "Volver a entrar",
  },

  reset: {
    title: "Elige otra contraseña",
    first: "Contraseña nueva",
    second: "La misma otra vez",
    submit: "Guardar la contraseña",
    differ: "Las dos contraseñas no son iguales.",
    gone: "Este enlace ya se ha usado o ha caducado. Pide otro.",
    done: "Tu contraseña es la nueva. Ya puedes entrar con ella.",
  },

  logout: {
    sure: "¿Quieres salir de tu cuenta? La cesta se queda como está.",
    submit: "Salir",
    done: "Has salido de tu cuenta. Tu cesta sigue aquí.",
  },

  pages: {
    label: "Páginas de tu cuenta",
    dashboard: "Resumen",
    orders: "Pedidos",
    methods: "Métodos de pago",
    addresses: "Direcciones",
    details: "Datos y contraseña",
    admin: "Administrar la tienda",
    logout: "Salir",
  },

  dashboard: {
    lead: "Desde aquí ves tus pedidos, guardas las direcciones a las que enviamos y cambias tus datos.",
    since: (email: string) => `Has entrado como ${email}.`,
  },

  orders: {
    title: "Tus pedidos",
    number: "Pedido",
    date: "Fecha",
    state: "Estado",
    total: "Total",
    actions: "Qué hacer",
    view: "Ver",
    viewOne: (id: number) => `Ver el pedido ${String(id)}`,
    pay: "Pagar",
    payOne: (id: number) => `Pagar el pedido ${String(id)}`,
    one: (id: number) => `Pedido ${String(id)}`,
    empty: "Todavía no has pedido nada. Las figuras esperan su turno en el archivo.",
    archive: "Ver las figuras",
    count: (count: number) => (count === 1 ? "1 figura" : `${String(count)} figuras`),
    placed: (date: string, state: string) => `Del ${date}. Ahora: ${state}.`,
    unknown: "En tu cuenta no hay ningún pedido con ese número.",
    back: "Todos tus pedidos",
    newer: "Más recientes",
    older: "Más antiguos",
  },

  addresses: {
    title: "Direcciones",
    lead: "Con estas direcciones empieza tu próximo pedido.",
    billing: "Dirección de facturación",
    shipping: "Dirección de envío",
    none: "Todavía no la has guardado.",
    edit: "Cambiar",
    editOne: { billing: "Cambiar la dirección de facturación", shipping: "Cambiar la dirección de envío" },
    submit: "Guardar la dirección",
    saved: "La dirección está guardada.",
    back: "Las dos direcciones",
  },

  details: {
    title: "Datos y contraseña",
    firstName: "Nombre",
    lastName: "Apellidos",
    email: "Correo electrónico",
    passwordTitle: "Cambiar la contraseña",
    current: "Contraseña actual",
    currentHint: "Hace falta para cambiarla.",
    first: "Contraseña nueva",
    firstHint: "Déjala en blanco si no la cambias.",
    second: "La nueva otra vez",
    submit: "Guardar",
    saved: "Tus datos están guardados.",
    long: (max: number) => `El nombre y los apellidos pueden tener ${String(max)} caracteres como máximo.`,
    currentWrong: "La contraseña actual no es esa.",
    emailHint: "Para usar otro, escríbenos.",
  },
}

const en: typeof es = {
  title: "My account",
  hello: (name) => `Hello, ${name}`,
  required: "required",
  optional: "optional",
  expired: "This page had been open for too long. Please send the form again.",
  tooMany: "Too many attempts in a row. Wait for a quarter of an hour and try again.",

  login: {
    title: "Log in",
    username: "E-mail address or user name",
    password: "Password",
    remember: "Remember me for two weeks",
    submit: "Log in",
    lost: "Forgotten your password?",
    wrong:
      "No account has this e-mail address and password. If you have just registered, open the link in our e-mail first.",
    missing: "Type your e-mail address and your password.",
    needed: "Log in to go on.",
  },

  register: {
    title: "Create an account",
    why: "It keeps your addresses and all your orders in one place.",
    email: "E-mail address",
    password: "Password",
    passwordHint: (min) => `At least ${String(min)} characters. A short sentence beats a puzzle.`,
    submit: "Create account",
    emailWrong: "Type a whole e-mail address, such as ana@mail.com.",
    passwordWrong: (min, max) => `The password needs ${String(min)} to ${String(max)} characters.`,
    sent: (email) => `We have written to ${email}. Open the link in that e-mail to finish; it works for a day.`,
    tooMany: "Too many registrations in a row. Wait for an hour and try again.",
  },

  confirm: {
    title: "Confirm your account",
    lead: (email) => `One more step and the account of ${email} is yours.`,
    password: "The password you chose",
    passwordHint: "We ask because the link was opened in another browser.",
    submit: "Confirm and log in",
    wrong: "This is not the password you chose when you registered.",
    gone: "This link has been used or has expired. Register again and we will send you another one.",
    done: "Welcome to the corner: your account is ready.",
    known: "This address has an account already. Log in with its password.",
  },

  lost: {
    title: "Forgotten password",
    lead: "Type the e-mail address of your account, and we will send you a link to choose another password.",
    email: "E-mail address",
    submit: "Send the link",
    sent: (email) => `We have written to ${email}. If it has an account, the e-mail has a link that works for an hour.`,
    tooMany: "You have requested too many links. Please wait an hour and try again.",
    back: "Back to the login",
  },

  reset: {
    title: "Choose another password",
    first: "New password",
    second: "The same again",
    submit: "Save the password",
    differ: "The two passwords are not the same.",
    gone: "This link has been used or has expired. Ask for another one.",
    done: "Your password is the new one. You can log in with it now.",
  },

  logout: {
    sure: "Do you want to log out? Your basket stays as it is.",
    submit: "Log out",
    done: "You have logged out. Your basket is still here.",
  },

  pages: {
    label: "Pages of your account",
    dashboard: "Overview",
    orders: "Orders",
    methods: "Payment methods",
    addresses: "Addresses",
    details: "Details and password",
    admin: "Run the shop",
    logout: "Log out",
  },

  dashboard: {
    lead: "Here you see your orders, keep the addresses we send to and change your details.",
    since: (email) => `You are logged in as ${email}.`,
  },

  orders: {
    title: "Your orders",
    number: "Order",
    date: "Date",
    state: "State",
    total: "Total",
    actions: "What to do",
    view: "View",
    viewOne: (id) => `View order ${String(id)}`,
    pay: "Pay",
    payOne: (id) => `Pay for order ${String(id)}`,
    one: (id) => `Order ${String(id)}`,
    empty: "You have not ordered anything yet. The figures are waiting for their bout in the archive.",
    archive: "See the figures",
    count: (count) => (count === 1 ? "1 figure" : `${String(count)} figures`),
    placed: (date, state) => `Of ${date}. Now: ${state}.`,
    unknown: "Your account has no order with this number.",
    back: "All your orders",
    newer: "Newer",
    older: "Older",
  },

  addresses: {
    title: "Addresses",
    lead: "Your next order begins with these addresses.",
    billing: "Billing address",
    shipping: "Delivery address",
    none: "You have not saved it yet.",
    edit: "Change",
    editOne: { billing: "Change the billing address", shipping: "Change the delivery address" },
    submit: "Save the address",
    saved: "The address is saved.",
    back: "Both addresses",
  },

  details: {
    title: "Details and password",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail address",
    passwordTitle: "Change the password",
    current: "Current password",
    currentHint: "Needed to change it.",
    first: "New password",
    firstHint: "Leave it empty to keep the one you have.",
    second: "The new one again",
    submit: "Save",
    saved: "Your details are saved.",
    long: (max) => `First and last name can have at most ${String(max)} characters each.`,
    currentWrong: "This is not your current password.",
    emailHint: "Write to us to use another one.",
  },
}

/** Texts of the account's pages. */
export const accountTexts: Texts<typeof es> = { es, en }

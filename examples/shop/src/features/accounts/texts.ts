import type { Texts } from "../../texts/languages.ts"

const es = {
  title: "Mi cuenta",
  hello: (name: string) => `Hola, ${name}`,
  required: "obligatorio",
  optional: "opcional",
  expired: "La página ha caducado. Vuelve a enviar el formulario.",
  tooMany: "Demasiados intentos seguidos. Espera un cuarto de hora y vuelve a intentarlo.",

  login: {
    title: "Iniciar sesión",
    username: "Correo electrónico o usuario",
    password: "Contraseña",
    remember: "Mantener la sesión iniciada dos semanas",
    submit: "Iniciar sesión",
    lost: "¿Has olvidado la contraseña?",
    wrong:
      "El correo o la contraseña no son correctos. Si acabas de registrarte, abre primero el enlace que te enviamos.",
    missing: "Escribe tu correo y tu contraseña.",
    needed: "Inicia sesión para continuar.",
  },

  register: {
    title: "Crear una cuenta",
    why: "Ten tus direcciones y todos tus pedidos en un solo sitio.",
    email: "Correo electrónico",
    password: "Contraseña",
    passwordHint: (min: number) => `Al menos ${String(min)} caracteres.`,
    submit: "Crear cuenta",
    emailWrong: "Escribe un correo electrónico completo, como ana@correo.es.",
    passwordWrong: (min: number, max: number) =>
      `La contraseña debe tener entre ${String(min)} y ${String(max)} caracteres.`,
    sent: (email: string) =>
      `Te hemos escrito a ${email}. Abre el enlace del correo para terminar; caduca en 24 horas.`,
    tooMany: "Demasiados registros seguidos. Espera una hora y vuelve a intentarlo.",
  },

  confirm: {
    title: "Confirma tu cuenta",
    lead: (email: string) => `Confirma la cuenta de ${email}.`,
    password: "La contraseña que elegiste",
    passwordHint: "La pedimos porque el enlace se ha abierto en otro navegador.",
    submit: "Confirmar e iniciar sesión",
    wrong: "No es la contraseña que elegiste al registrarte.",
    gone: "Este enlace ya se ha usado o ha caducado. Regístrate otra vez y te enviaremos otro.",
    done: "Tu cuenta está lista.",
    known: "Esta dirección ya tiene cuenta. Inicia sesión con su contraseña.",
  },

  lost: {
    title: "Contraseña olvidada",
    lead: "Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.",
    email: "Correo electrónico",
    submit: "Enviar el enlace",
    sent: (email: string) =>
      `Hemos escrito a ${email}. Si tiene cuenta, el correo lleva un enlace que caduca en una hora.`,
    tooMany: "Has pedido demasiados enlaces. Espera una hora y vuelve a intentarlo.",
    back: "Volver a iniciar sesión",
  },

  reset: {
    title: "Elige una contraseña nueva",
    first: "Contraseña nueva",
    second: "Repite la contraseña nueva",
    submit: "Guardar la contraseña",
    differ: "Las contraseñas no coinciden.",
    gone: "Este enlace ya se ha usado o ha caducado. Pide otro.",
    done: "Contraseña cambiada. Ya puedes iniciar sesión.",
  },

  logout: {
    sure: "¿Quieres cerrar sesión? Tu cesta no cambia.",
    submit: "Cerrar sesión",
    done: "Has cerrado sesión. Tu cesta sigue aquí.",
  },

  pages: {
    label: "Páginas de tu cuenta",
    dashboard: "Resumen",
    orders: "Pedidos",
    methods: "Métodos de pago",
    addresses: "Direcciones",
    details: "Datos y contraseña",
    admin: "Administrar la tienda",
    logout: "Cerrar sesión",
  },

  dashboard: {
    lead: "Aquí puedes ver tus pedidos, guardar tus direcciones y cambiar tus datos.",
    since: (email: string) => `Has iniciado sesión como ${email}.`,
  },

  orders: {
    title: "Tus pedidos",
    number: "Pedido",
    date: "Fecha",
    state: "Estado",
    total: "Total",
    actions: "Acciones",
    view: "Ver",
    viewOne: (id: number) => `Ver el pedido ${String(id)}`,
    pay: "Pagar",
    payOne: (id: number) => `Pagar el pedido ${String(id)}`,
    one: (id: number) => `Pedido ${String(id)}`,
    empty: "Todavía no has hecho ningún pedido.",
    archive: "Ver las figuras",
    count: (count: number) => (count === 1 ? "1 artículo" : `${String(count)} artículos`),
    placed: (date: string, state: string) => `Realizado el ${date}. Estado: ${state}.`,
    unknown: "En tu cuenta no hay ningún pedido con ese número.",
    back: "Todos tus pedidos",
    newer: "Más recientes",
    older: "Más antiguos",
  },

  addresses: {
    title: "Direcciones",
    lead: "Usaremos estas direcciones en tu próximo pedido.",
    billing: "Dirección de facturación",
    shipping: "Dirección de envío",
    none: "Sin dirección guardada.",
    edit: "Editar",
    editOne: { billing: "Editar la dirección de facturación", shipping: "Editar la dirección de envío" },
    submit: "Guardar la dirección",
    saved: "La dirección está guardada.",
    back: "Volver a las direcciones",
  },

  details: {
    title: "Datos y contraseña",
    firstName: "Nombre",
    lastName: "Apellidos",
    email: "Correo electrónico",
    passwordTitle: "Cambiar la contraseña",
    current: "Contraseña actual",
    currentHint: "Necesaria para cambiar la contraseña.",
    first: "Contraseña nueva",
    firstHint: "Déjala en blanco para conservar la actual.",
    second: "Repite la contraseña nueva",
    submit: "Guardar",
    saved: "Tus datos están guardados.",
    long: (max: number) => `El nombre y los apellidos pueden tener ${String(max)} caracteres como máximo.`,
    currentWrong: "La contraseña actual no es correcta.",
    emailHint: "Para cambiarlo, escríbenos.",
  },
}

const en: typeof es = {
  title: "My account",
  hello: (name) => `Hello, ${name}`,
  required: "required",
  optional: "optional",
  expired: "This page has expired. Please submit the form again.",
  tooMany: "Too many attempts in a row. Please wait a quarter of an hour and try again.",

  login: {
    title: "Log in",
    username: "Email address or user name",
    password: "Password",
    remember: "Keep me logged in for two weeks",
    submit: "Log in",
    lost: "Forgotten your password?",
    wrong: "Incorrect email address or password. If you have just registered, open the link in our email first.",
    missing: "Enter your email address and your password.",
    needed: "Log in to continue.",
  },

  register: {
    title: "Create an account",
    why: "Keep your addresses and all your orders in one place.",
    email: "Email address",
    password: "Password",
    passwordHint: (min) => `At least ${String(min)} characters.`,
    submit: "Create account",
    emailWrong: "Enter a complete email address, such as ana@mail.com.",
    passwordWrong: (min, max) => `The password must have ${String(min)} to ${String(max)} characters.`,
    sent: (email) => `We have sent an email to ${email}. Open its link to finish; it expires in 24 hours.`,
    tooMany: "Too many registrations in a row. Please wait an hour and try again.",
  },

  confirm: {
    title: "Confirm your account",
    lead: (email) => `Confirm the account for ${email}.`,
    password: "The password you chose",
    passwordHint: "We ask because the link was opened in another browser.",
    submit: "Confirm and log in",
    wrong: "This is not the password you chose when you registered.",
    gone: "This link has been used or has expired. Register again and we will send you another one.",
    done: "Your account is ready.",
    known: "This address already has an account. Log in with its password.",
  },

  lost: {
    title: "Forgotten password",
    lead: "Enter the email address of your account, and we will send you a link to choose a new password.",
    email: "Email address",
    submit: "Send the link",
    sent: (email) =>
      `We have sent an email to ${email}. If it has an account, the email has a link that expires in an hour.`,
    tooMany: "You have requested too many links. Please wait an hour and try again.",
    back: "Back to the login",
  },

  reset: {
    title: "Choose a new password",
    first: "New password",
    second: "Confirm new password",
    submit: "Save the password",
    differ: "The passwords do not match.",
    gone: "This link has been used or has expired. Please request another one.",
    done: "Your password has been changed. You can log in now.",
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
    admin: "Manage the shop",
    logout: "Log out",
  },

  dashboard: {
    lead: "Here you can see your orders, save your addresses and change your details.",
    since: (email) => `You are logged in as ${email}.`,
  },

  orders: {
    title: "Your orders",
    number: "Order",
    date: "Date",
    state: "Status",
    total: "Total",
    actions: "Actions",
    view: "View",
    viewOne: (id) => `View order ${String(id)}`,
    pay: "Pay",
    payOne: (id) => `Pay for order ${String(id)}`,
    one: (id) => `Order ${String(id)}`,
    empty: "You have not placed any orders yet.",
    archive: "See the figures",
    count: (count) => (count === 1 ? "1 item" : `${String(count)} items`),
    placed: (date, state) => `Placed on ${date}. Status: ${state}.`,
    unknown: "Your account has no order with this number.",
    back: "All your orders",
    newer: "Newer",
    older: "Older",
  },

  addresses: {
    title: "Addresses",
    lead: "We will use these addresses for your next order.",
    billing: "Billing address",
    shipping: "Shipping address",
    none: "No address saved.",
    edit: "Edit",
    editOne: { billing: "Edit the billing address", shipping: "Edit the shipping address" },
    submit: "Save the address",
    saved: "The address is saved.",
    back: "Back to addresses",
  },

  details: {
    title: "Details and password",
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    passwordTitle: "Change the password",
    current: "Current password",
    currentHint: "Required to change the password.",
    first: "New password",
    firstHint: "Leave it empty to keep your current one.",
    second: "Confirm new password",
    submit: "Save",
    saved: "Your details are saved.",
    long: (max) => `First and last name can have at most ${String(max)} characters each.`,
    currentWrong: "Your current password is incorrect.",
    emailHint: "To change it, write to us.",
  },
}

/** Texts of the account's pages. */
export const accountTexts: Texts<typeof es> = { es, en }

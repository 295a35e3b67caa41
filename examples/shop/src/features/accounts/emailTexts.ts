import type { Texts } from "../../texts/languages.ts"

/** Joins paragraphs with empty lines. */
function paragraphs(...texts: readonly string[]): string {
  return `${texts.join("\n\n")}\n`
}

const signedEs = "Esquina Roja\nTres mesas, un horno y una cinta roja en la pared."

const es = {
  confirm: {
    subject: "Confirma tu cuenta de Esquina Roja",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "Alguien ha pedido una cuenta en Esquina Roja con esta dirección. Si has sido tú, ábrela aquí:",
        href,
        "El enlace vale un día y una sola vez. Si no has sido tú, no hagas nada: sin confirmar no hay cuenta.",
        signedEs,
      ),
  },
  welcome: {
    subject: "Tu cuenta de Esquina Roja",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "Tu cuenta está lista. En ella encuentras tus pedidos y guardas tus direcciones:",
        href,
        signedEs,
      ),
  },
  known: {
    subject: "Ya tienes cuenta en Esquina Roja",
    text: (account: string, lost: string) =>
      paragraphs(
        "Hola:",
        "Alguien ha querido abrir una cuenta en Esquina Roja con esta dirección, que ya tiene una. Si has sido tú, entra aquí:",
        account,
        "Si no recuerdas la contraseña, elige otra:",
        lost,
        "Si no has sido tú, no hagas nada: tu cuenta sigue como estaba.",
        signedEs,
      ),
  },
  reset: {
    subject: "Una contraseña nueva para Esquina Roja",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela aquí:",
        href,
        "El enlace vale una hora y una sola vez. Si no has sido tú, no hagas nada: la de siempre sigue valiendo.",
        signedEs,
      ),
  },
  unknown: {
    subject: "No hay cuenta con esta dirección",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "Alguien ha pedido una contraseña nueva para esta dirección, pero no tiene cuenta en Esquina Roja. Quizá usaste otra, o compraste sin cuenta. Puedes abrir una aquí:",
        href,
        "Si no has sido tú, no hagas nada.",
        signedEs,
      ),
  },
  changed: {
    subject: "Tu contraseña ha cambiado",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "La contraseña de tu cuenta de Esquina Roja acaba de cambiar, y en los demás dispositivos hay que volver a entrar. Si no has sido tú, elige otra ahora mismo:",
        href,
        signedEs,
      ),
  },
}

const signedEn = "Red Corner\nThree tables, one kiln and a strip of red tape on the wall."

const en: typeof es = {
  confirm: {
    subject: "Confirm your Red Corner account",
    text: (href) =>
      paragraphs(
        "Hello,",
        "Somebody has asked for an account at Red Corner with this address. If it was you, open it here:",
        href,
        "The link works for a day, and once. If it wasn’t you, do nothing: an account that nobody confirms is none.",
        signedEn,
      ),
  },
  welcome: {
    subject: "Your Red Corner account",
    text: (href) =>
      paragraphs("Hello,", "Your account is ready. It has your orders and keeps your addresses:", href, signedEn),
  },
  known: {
    subject: "You already have an account at Red Corner",
    text: (account, lost) =>
      paragraphs(
        "Hello,",
        "Somebody has tried to open an account at Red Corner with this address, which has one. If it was you, log in here:",
        account,
        "If you don’t remember the password, choose another one:",
        lost,
        "If it wasn’t you, do nothing: your account is as it was.",
        signedEn,
      ),
  },
  reset: {
    subject: "A new password for Red Corner",
    text: (href) =>
      paragraphs(
        "Hello,",
        "Somebody has asked for a new password for your account. If it was you, choose it here:",
        href,
        "The link works for an hour, and once. If it wasn’t you, do nothing: your password is the one you have.",
        signedEn,
      ),
  },
  unknown: {
    subject: "There is no account with this address",
    text: (href) =>
      paragraphs(
        "Hello,",
        "Somebody has asked for a new password for this address, which has no account at Red Corner. You may have used another one, or bought without an account. You can open one here:",
        href,
        "If it wasn’t you, do nothing.",
        signedEn,
      ),
  },
  changed: {
    subject: "Your password has changed",
    text: (href) =>
      paragraphs(
        "Hello,",
        "The password of your Red Corner account has just changed, and other devices have to log in again. If it wasn’t you, choose another one now:",
        href,
        signedEn,
      ),
  },
}

/** Texts of the e-mails about accounts. */
export const emailTexts: Texts<typeof es> = { es, en }

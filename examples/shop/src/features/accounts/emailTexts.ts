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
        "Alguien ha pedido crear una cuenta en Esquina Roja con esta dirección. Si has sido tú, confírmala aquí:",
        href,
        "El enlace caduca en 24 horas y solo se puede usar una vez. Si no has sido tú, no hagas nada: sin confirmación no se crea la cuenta.",
        signedEs,
      ),
  },
  welcome: {
    subject: "Tu cuenta de Esquina Roja",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "Tu cuenta está lista. En ella puedes ver tus pedidos y guardar tus direcciones:",
        href,
        signedEs,
      ),
  },
  known: {
    subject: "Ya tienes cuenta en Esquina Roja",
    text: (account: string, lost: string) =>
      paragraphs(
        "Hola:",
        "Alguien ha intentado crear una cuenta en Esquina Roja con esta dirección, que ya tiene una. Si has sido tú, inicia sesión aquí:",
        account,
        "Si no recuerdas la contraseña, elige otra:",
        lost,
        "Si no has sido tú, no hagas nada: tu cuenta no ha cambiado.",
        signedEs,
      ),
  },
  reset: {
    subject: "Restablece tu contraseña de Esquina Roja",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela aquí:",
        href,
        "El enlace caduca en una hora y solo se puede usar una vez. Si no has sido tú, no hagas nada: tu contraseña no cambiará.",
        signedEs,
      ),
  },
  unknown: {
    subject: "No hay cuenta con esta dirección",
    text: (href: string) =>
      paragraphs(
        "Hola:",
        "Alguien ha pedido una contraseña nueva para esta dirección, pero no tiene cuenta en Esquina Roja. Quizá usaste otra, o compraste sin cuenta. Puedes crear una aquí:",
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
        "La contraseña de tu cuenta de Esquina Roja acaba de cambiar, y en los demás dispositivos hay que volver a iniciar sesión. Si no has sido tú, elige otra ahora mismo:",
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
        "Someone has asked to create an account at Red Corner with this address. If it was you, confirm it here:",
        href,
        "The link expires in 24 hours and can be used once. If it wasn’t you, do nothing: without confirmation, no account is created.",
        signedEn,
      ),
  },
  welcome: {
    subject: "Your Red Corner account",
    text: (href) =>
      paragraphs(
        "Hello,",
        "Your account is ready. You can find your orders and save your addresses there:",
        href,
        signedEn,
      ),
  },
  known: {
    subject: "You already have an account at Red Corner",
    text: (account, lost) =>
      paragraphs(
        "Hello,",
        "Someone has tried to create an account at Red Corner with this address, which already has one. If it was you, log in here:",
        account,
        "If you don’t remember the password, choose another one:",
        lost,
        "If it wasn’t you, do nothing: your account is unchanged.",
        signedEn,
      ),
  },
  reset: {
    subject: "Reset your Red Corner password",
    text: (href) =>
      paragraphs(
        "Hello,",
        "Someone has asked for a new password for your account. If it was you, choose it here:",
        href,
        "The link expires in an hour and can be used once. If it wasn’t you, do nothing: your password stays the same.",
        signedEn,
      ),
  },
  unknown: {
    subject: "There is no account with this address",
    text: (href) =>
      paragraphs(
        "Hello,",
        "Someone has asked for a new password for this address, which has no account at Red Corner. You may have used another address, or bought without an account. You can create one here:",
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
        "The password of your Red Corner account has just been changed, and you have to log in again on your other devices. If it wasn’t you, choose another one now:",
        href,
        signedEn,
      ),
  },
}

/** Texts of the e-mails about accounts. */
export const emailTexts: Texts<typeof es> = { es, en }

import type { Texts } from "../../texts/languages.ts"

const es = {
  label: "Cupón",
  labelFor: (code: string) => `Cupón ${code}`,
  placeholder: "Código del cupón",
  apply: "Aplicar cupón",
  remove: (code: string) => `Quitar el cupón ${code}`,
  removeShort: "Quitar",
  have: "¿Tienes un cupón?",
  enter: "Escribe aquí tu código",
  applied: (code: string) => `El cupón «${code}» ya está aplicado.`,
  removed: (code: string) => `El cupón «${code}» se ha quitado.`,
  freeShipping: "Envío gratis",
  tooMany: "Has probado demasiados códigos. Espera un cuarto de hora y vuelve a intentarlo.",
  missing: "Escribe primero el código del cupón.",
  emptyBasket: "Tu cesta está vacía. Añade un artículo antes de aplicar un cupón.",
  tooManyApplied: (max: number) => `No puedes aplicar más de ${String(max)} cupones. Quita uno para usar otro.`,
  fault: {
    unknown: (code: string) => `El cupón «${code}» no existe. Comprueba el código.`,
    expired: (code: string) => `El cupón «${code}» ha caducado.`,
    "used-up": (code: string) => `El cupón «${code}» ya se ha usado todas las veces que podía usarse.`,
    "below-minimum": (code: string, minimum: string) => `El cupón «${code}» vale para compras desde ${minimum}.`,
    "nothing-fits": (code: string) => `El cupón «${code}» no vale para figuras rebajadas, y no llevas otras.`,
    individual: (code: string) => `El cupón «${code}» no se puede usar junto con otros.`,
    "applied-already": (code: string) => `El cupón «${code}» ya estaba aplicado.`,
  },
  notThere: (code: string) => `El cupón «${code}» no estaba en tu cesta.`,
}

const en: typeof es = {
  label: "Coupon",
  labelFor: (code) => `Coupon ${code}`,
  placeholder: "Coupon code",
  apply: "Apply coupon",
  remove: (code) => `Remove coupon ${code}`,
  removeShort: "Remove",
  have: "Have a coupon?",
  enter: "Enter your code here",
  applied: (code) => `Coupon “${code}” has been applied.`,
  removed: (code) => `Coupon “${code}” has been removed.`,
  freeShipping: "Free shipping",
  tooMany: "You have tried too many codes. Please wait a quarter of an hour and try again.",
  missing: "Please enter a coupon code first.",
  emptyBasket: "Your basket is empty. Add an item before you apply a coupon.",
  tooManyApplied: (max) => `You can’t apply more than ${String(max)} coupons. Remove one to use another.`,
  fault: {
    unknown: (code) => `Coupon “${code}” does not exist. Please check the code.`,
    expired: (code) => `Coupon “${code}” has expired.`,
    "used-up": (code) => `Coupon “${code}” has been used as often as it may be.`,
    "below-minimum": (code, minimum) => `Coupon “${code}” is for orders from ${minimum} on.`,
    "nothing-fits": (code) => `Coupon “${code}” is not for reduced figures, and you have no others.`,
    individual: (code) => `Coupon “${code}” can't be combined with others.`,
    "applied-already": (code) => `Coupon “${code}” had been applied already.`,
  },
  notThere: (code) => `Coupon “${code}” was not in your basket.`,
}

/** Texts of the coupons. */
export const couponsTexts: Texts<typeof es> = { es, en }

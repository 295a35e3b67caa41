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
  applied: (code: string) => `El cupón «${code}» se ha aplicado.`,
  removed: (code: string) => `El cupón «${code}» se ha quitado.`,
  freeShipping: "Envío gratis",
  tooMany: "Has probado demasiados códigos. Espera un cuarto de hora y vuelve a intentarlo.",
  missing: "Escribe primero el código del cupón.",
  emptyBasket: "Tu cesta está vacía. Añade un artículo antes de aplicar un cupón.",
  tooManyApplied: (max: number) => `No puedes aplicar más de ${String(max)} cupones. Quita uno para usar otro.`,
  fault: {
    unknown: (code: string) => `El cupón «${code}» no existe. Comprueba el código.`,
    expired: (code: string) => `El cupón «${code}» ha caducado.`,
    "used-up": (code: string) => `El cupón «${code}» ha alcanzado su límite de usos.`,
    "below-minimum": (code: string, minimum: string) => `El cupón «${code}» requiere un pedido de al menos ${minimum}.`,
    "nothing-fits": (code: string) => `El cupón «${code}» no es válido para artículos rebajados.`,
    individual: (code: string) => `El cupón «${code}» no se puede usar junto con otros.`,
    "applied-already": (code: string) => `El cupón «${code}» ya está aplicado.`,
  },
  notThere: (code: string) => `El cupón «${code}» no está en tu cesta.`,
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
    "used-up": (code) => `Coupon “${code}” has reached its usage limit.`,
    "below-minimum": (code, minimum) => `Coupon “${code}” requires an order of at least ${minimum}.`,
    "nothing-fits": (code) => `Coupon “${code}” does not apply to sale items.`,
    individual: (code) => `Coupon “${code}” can’t be combined with others.`,
    "applied-already": (code) => `Coupon “${code}” is already applied.`,
  },
  notThere: (code) => `Coupon “${code}” is not in your basket.`,
}

/** Texts of the coupons. */
export const couponsTexts: Texts<typeof es> = { es, en }

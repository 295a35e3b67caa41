import { accessories } from "./accessories.ts"
import { featherweights } from "./featherweights.ts"
import { heavyweights } from "./heavyweights.ts"
import { legends } from "./legends.ts"
import { middleweights } from "./middleweights.ts"
import type { SeedProduct } from "./shape.ts"

/** The id of the first variation. The others count up, in the order of the products and their variations. */
export const firstVariationId = 1001

/** The shop's categories, in the order of its menu. */
export const categories = [
  {
    id: 11,
    slug: "peso-pluma",
    es: { name: "Peso pluma", description: "Los que pegan antes de que los veas. Figuras pequeñas, pintura apretada." },
    en: { name: "Featherweights", description: "Those who land before you see them. Small figures, dense paint." },
  },
  {
    id: 12,
    slug: "peso-medio",
    es: { name: "Peso medio", description: "La división que piensa. Posturas largas, batas con historia." },
    en: { name: "Middleweights", description: "The division that thinks. Long poses, robes with a past." },
  },
  {
    id: 13,
    slug: "peso-pesado",
    es: { name: "Peso pesado", description: "Poca prisa y mucho suelo. Las figuras que piden mesa propia." },
    en: {
      name: "Heavyweights",
      description: "Little hurry and a lot of ground. The figures that want a table of their own.",
    },
  },
  {
    id: 14,
    slug: "mujeres",
    es: { name: "Mujeres", description: "Ocho carreras que se contaron poco. Aquí se cuentan enteras." },
    en: { name: "Women", description: "Eight careers that were seldom told. Here they are told whole." },
  },
  {
    id: 15,
    slug: "leyendas",
    es: { name: "Leyendas", description: "Piezas grandes y tiradas cortas. Cuando se acaban, se rompe el molde." },
    en: { name: "Legends", description: "Large pieces and short runs. When they are gone, the mould is broken." },
  },
  {
    id: 16,
    slug: "accesorios",
    es: { name: "Accesorios", description: "Peanas, cristal, luz: lo que una figura necesita alrededor." },
    en: { name: "Accessories", description: "Plinths, glass, light: what a figure needs around it." },
  },
] as const

/** The attributes of variations and their values, in display order. The entry with value "" is the attribute's own label. */
export const attributes = [
  { attribute: "pintura", value: "", es: "Pintura", en: "Paint" },
  { attribute: "pintura", value: "roja", es: "Roja", en: "Red" },
  { attribute: "pintura", value: "negra", es: "Negra", en: "Black" },
  { attribute: "pintura", value: "blanca", es: "Blanca", en: "White" },
  { attribute: "pintura", value: "azul", es: "Azul", en: "Blue" },
  { attribute: "pintura", value: "dorada", es: "Dorada", en: "Gold" },
  { attribute: "pintura", value: "verde", es: "Verde", en: "Green" },
  { attribute: "manos", value: "", es: "Manos", en: "Hands" },
  { attribute: "manos", value: "guantes", es: "Guantes de boxeo", en: "Boxing gloves" },
  { attribute: "manos", value: "abiertas", es: "Guantes abiertos", en: "Open gloves" },
  { attribute: "manos", value: "vendas", es: "Solo vendas", en: "Wraps alone" },
  { attribute: "escala", value: "", es: "Escala", en: "Scale" },
  { attribute: "escala", value: "1-12", es: "1:12", en: "1:12" },
  { attribute: "escala", value: "1-6", es: "1:6", en: "1:6" },
] as const

/** Every product, in the order of the archive. */
export const catalogue: readonly SeedProduct[] = [
  ...featherweights,
  ...middleweights,
  ...heavyweights,
  ...legends,
  ...accessories,
]

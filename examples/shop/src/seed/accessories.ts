import type { Figure } from "../features/pictures/figure.ts"
import type { SeedProduct } from "./shape.ts"

const plain: Figure = {
  kind: "accessory",
  stance: "square",
  build: "middle",
  belt: false,
  palette: "black",
  gloves: "boxing",
}

/** The products that aren't figures, such as a plinth, a showcase, paints and an online class. */
export const accessories: readonly SeedProduct[] = [
  {
    id: 141,
    slug: "peana-de-nogal",
    sku: "ER-141",
    shelves: ["accesorios"],
    publishedOn: "2026-01-30",
    sales: 305,
    regularMinor: 2400,
    stock: 60,
    viewCount: 3,
    measures: { weightGrams: 340, lengthMm: 90, widthMm: 90, heightMm: 35 },
    figure: { ...plain, palette: "gold" },
    es: {
      name: "Peana de nogal",
      summary: "Nogal macizo y una placa de latón en blanco, lista para un nombre.",
      story: [
        "Torneada en un taller a dos calles del nuestro, con la veta siempre hacia el frente. El fieltro de la base no marca la madera del mueble.",
        "La placa llega sin grabar. Si nos escribes con el pedido, grabamos hasta dieciocho letras.",
      ],
      facts: [
        { label: "Diámetro", value: "9 cm" },
        { label: "Material", value: "Nogal, latón y fieltro" },
      ],
    },
    en: {
      name: "Walnut plinth",
      summary: "Solid walnut and a blank brass plate, ready for a name.",
      story: [
        "Turned in a workshop two streets from ours, the grain always to the front. The felt beneath leaves no mark on your furniture.",
        "The plate comes blank. Write to us with your order and we will engrave up to eighteen letters.",
      ],
      facts: [
        { label: "Diameter", value: "9 cm" },
        { label: "Material", value: "Walnut, brass and felt" },
      ],
    },
  },
  {
    id: 142,
    slug: "campana-de-cristal",
    sku: "ER-142",
    shelves: ["accesorios"],
    publishedOn: "2026-03-13",
    sales: 128,
    regularMinor: 3900,
    stock: 25,
    viewCount: 2,
    measures: { weightGrams: 780, lengthMm: 160, widthMm: 160, heightMm: 280 },
    figure: { ...plain, palette: "white" },
    es: {
      name: "Campana de cristal",
      summary: "El polvo se queda fuera; la luz, no.",
      story: [
        "Vidrio soplado, con una burbuja aquí o allá. Cubre cualquier figura de escala 1:12 con los brazos en guardia; las de brazos en alto piden la vitrina.",
      ],
      facts: [
        { label: "Medidas", value: "14 × 24 cm" },
        { label: "Material", value: "Vidrio soplado y base de haya" },
      ],
    },
    en: {
      name: "Glass dome",
      summary: "Dust stays out; light does not.",
      story: [
        "Blown glass, with a bubble here and there. It covers any figure at 1:12 whose guard is up; those with their arms in the air ask for the display case.",
      ],
      facts: [
        { label: "Size", value: "14 × 24 cm" },
        { label: "Material", value: "Blown glass on a beech base" },
      ],
    },
  },
  {
    id: 143,
    slug: "ring-en-miniatura",
    sku: "ER-143",
    shelves: ["accesorios"],
    publishedOn: "2026-05-08",
    sales: 114,
    regularMinor: 8500,
    saleMinor: 7200,
    stock: 7,
    viewCount: 4,
    measures: { weightGrams: 920, lengthMm: 300, widthMm: 300, heightMm: 120 },
    figure: { ...plain, palette: "red" },
    es: {
      name: "Ring en miniatura",
      summary: "Lona de algodón, cuerdas que se tensan y cuatro esquinas: una de ellas, roja.",
      story: [
        "Caben dos figuras de escala 1:12 y un árbitro, si alguien se anima a modelarlo. Las cuerdas se tensan con una llave que viene pegada debajo de la lona.",
        "Se envía plano y se monta en veinte minutos, sin cola.",
      ],
      facts: [
        { label: "Medidas", value: "52 × 52 × 14 cm" },
        { label: "Material", value: "Haya, algodón y acero" },
      ],
    },
    en: {
      name: "Miniature ring",
      summary: "Cotton canvas, ropes you can tighten and four corners: one of them red.",
      story: [
        "Room for two figures at 1:12 and a referee, should anybody care to model one. The ropes are tightened with a key taped beneath the canvas.",
        "It ships flat and goes together in twenty minutes, without glue.",
      ],
      facts: [
        { label: "Size", value: "52 × 52 × 14 cm" },
        { label: "Material", value: "Beech, cotton and steel" },
      ],
    },
  },
  {
    id: 144,
    slug: "vitrina-de-esquina",
    sku: "ER-144",
    shelves: ["accesorios"],
    publishedOn: "2026-07-17",
    sales: 41,
    regularMinor: 12900,
    stock: 5,
    viewCount: 3,
    measures: { weightGrams: 2600, lengthMm: 260, widthMm: 260, heightMm: 400 },
    figure: { ...plain, palette: "black" },
    es: {
      name: "Vitrina de esquina",
      summary: "Tres baldas, un foco cálido desde arriba y sitio para seis combates.",
      story: [
        "Hecha para el rincón donde nunca sabes qué poner. El foco es el mismo con el que fotografiamos el catálogo: una sola luz, alta y a un lado.",
      ],
      facts: [
        { label: "Medidas", value: "35 × 35 × 88 cm" },
        { label: "Material", value: "Roble teñido y vidrio templado" },
      ],
    },
    en: {
      name: "Corner display case",
      summary: "Three shelves, one warm lamp from above and room for six fights.",
      story: [
        "Made for the corner where you never know what to put. The lamp is the one we photograph the catalogue with: a single light, high and to one side.",
      ],
      facts: [
        { label: "Size", value: "35 × 35 × 88 cm" },
        { label: "Material", value: "Stained oak and toughened glass" },
      ],
    },
  },
  {
    id: 145,
    slug: "estuche-de-pinturas",
    sku: "ER-145",
    shelves: ["accesorios"],
    publishedOn: "2026-09-04",
    sales: 87,
    regularMinor: 3200,
    stock: 33,
    viewCount: 2,
    measures: { weightGrams: 450, lengthMm: 240, widthMm: 130, heightMm: 50 },
    figure: { ...plain, palette: "green" },
    es: {
      name: "Estuche de pinturas",
      summary: "Los doce colores de la casa y dos pinceles, para retocar o para atreverse.",
      story: [
        "Las mismas mezclas que usamos en el taller, con el rojo de la cinta en tarro doble porque siempre se acaba antes. Dentro hay una hoja con el orden de las capas.",
      ],
      facts: [
        { label: "Contenido", value: "12 tarros de 12 ml y 2 pinceles" },
        { label: "Tipo", value: "Acrílico al agua" },
      ],
    },
    en: {
      name: "Paint set",
      summary: "The twelve colours of the house and two brushes, for touching up or for daring.",
      story: [
        "The very mixes we use at the bench, with the red of the tape in a double pot because it always runs out first. A sheet inside gives the order of the layers.",
      ],
      facts: [
        { label: "Contents", value: "12 pots of 12 ml and 2 brushes" },
        { label: "Type", value: "Water-based acrylic" },
      ],
    },
  },
  {
    id: 146,
    slug: "clase-de-pintura-en-linea",
    sku: "ER-146",
    shelves: ["accesorios"],
    publishedOn: "2026-06-12",
    sales: 23,
    regularMinor: 2900,
    stock: 200,
    isVirtual: true,
    viewCount: 1,
    figure: { ...plain, palette: "blue" },
    es: {
      name: "Clase de pintura en línea",
      summary: "Noventa minutos con la pintora del taller, en vídeo y en directo. Te llega un enlace por correo.",
      story: [
        "Base, sombras y luces sobre una figura que tengas en casa. Somos seis como mucho, así que se ve el pincel y se puede preguntar.",
      ],
      facts: [
        { label: "Duración", value: "90 minutos" },
        { label: "Entrega", value: "Enlace por correo electrónico" },
      ],
    },
    en: {
      name: "Online painting class",
      summary: "Ninety minutes with the workshop’s painter, live on video. The link comes by email.",
      story: [
        "Base coat, shade and highlight on a figure that you have at home. There are six of us at most, so you see the brush and may ask.",
      ],
      facts: [
        { label: "Length", value: "90 minutes" },
        { label: "Delivery", value: "A link by email" },
      ],
    },
  },
]

import { fighterFacts, fighterMeasures } from "./facts.ts"
import { paintedToOrder } from "./paintedToOrder.ts"
import type { SeedProduct } from "./shape.ts"

const oquendo = fighterFacts({ division: "heavy", heightCm: 18, hours: 11, edition: 250 })
const varelas = fighterFacts({ division: "heavy", heightCm: 18, hours: 10, edition: 300 })
const herrero = fighterFacts({ division: "heavy", heightCm: 17, hours: 12, edition: 400 })
const mirelescu = fighterFacts({ division: "heavy", heightCm: 17, hours: 10, edition: 250 })
const grua = fighterFacts({ division: "heavy", heightCm: 19, hours: 12, edition: 200 })
const orsolo = fighterFacts({ division: "heavy", heightCm: 18, hours: 9, edition: 350 })

/** Figures of the heaviest division. */
export const heavyweights: readonly SeedProduct[] = [
  {
    id: 121,
    slug: "bastian-oquendo",
    sku: "ER-121",
    shelves: ["peso-pesado"],
    publishedOn: "2026-03-27",
    sales: 176,
    regularMinor: 8900,
    saleMinor: 6900,
    stock: 8,
    isFeatured: true,
    viewCount: 6,
    measures: oquendo.measures,
    figure: { kind: "fighter", stance: "victory", build: "heavy", belt: true, palette: "gold", gloves: "boxing" },
    es: {
      name: "Bastián Oquendo",
      summary: "El cinturón en alto y ni una gota de alegría: él ya pensaba en el siguiente.",
      story: [
        "Estibador, hijo de estibador. Pesaba ciento siete kilos y los movía como quien cambia una silla de sitio. Dicen que sonrió una vez, al bajar del ring, porque su madre le había guardado cena.",
        "La placa del cinturón es de latón torneado y gira de verdad. El dorado va envejecido con tierra de sombra para que no parezca un juguete.",
      ],
      facts: oquendo.es,
    },
    en: {
      name: "Bastián Oquendo",
      summary: "The belt held high and not a drop of joy: his mind was on the next one.",
      story: [
        "A docker, and a docker's son. He weighed a hundred and seven kilos and moved them as one moves a chair. They say he smiled once, climbing down from the ring, because his mother had kept his supper warm.",
        "The plate of the belt is turned brass and really spins. The gold is aged with umber, so that nobody takes it for a toy.",
      ],
      facts: oquendo.en,
    },
  },
  {
    id: 122,
    slug: "igor-varelas",
    sku: "ER-122",
    shelves: ["peso-pesado"],
    publishedOn: "2026-04-24",
    sales: 84,
    regularMinor: 7400,
    stock: 16,
    viewCount: 4,
    measures: varelas.measures,
    figure: {
      kind: "fighter",
      skin: 0,
      stance: "square",
      build: "heavy",
      belt: false,
      palette: "black",
      gloves: "wraps",
    },
    es: {
      name: "Ígor Varelas",
      summary: "Manos vendadas, hombros caídos, y la paciencia de un muro de carga.",
      story: [
        "Restauraba iglesias y peleaba para pagar el andamio. Conocía el punto exacto donde una pared cede; en las personas, decía, está un palmo por debajo de las costillas.",
        "Las vendas están talladas vuelta a vuelta, y la cal de las manos es pigmento seco fijado con alcohol.",
      ],
      facts: varelas.es,
    },
    en: {
      name: "Ígor Varelas",
      summary: "Hands wrapped, shoulders low, and the patience of a bearing wall.",
      story: [
        "He restored churches and fought to pay for the scaffolding. He knew the exact spot where a wall gives way; in people, he said, it lies a hand below the ribs.",
        "The wraps are carved turn by turn, and the lime on his hands is dry pigment, fixed with spirit.",
      ],
      facts: varelas.en,
    },
  },
  {
    id: 123,
    slug: "tome-herrero-lanzagorta",
    sku: "ER-123",
    shelves: ["peso-pesado"],
    publishedOn: "2026-06-05",
    sales: 151,
    regularMinor: 7200,
    viewCount: 8,
    measures: herrero.measures,
    isFeatured: true,
    figure: { kind: "fighter", stance: "orthodox", build: "heavy", belt: false, palette: "blue", gloves: "boxing" },
    variations: [
      { suffix: "12", choices: { escala: "1-12" }, regularMinor: 7200, stock: 15 },
      {
        suffix: "06",
        choices: { escala: "1-6" },
        regularMinor: 13900,
        stock: 3,
        measures: fighterMeasures(34),
        view: 6,
      },
    ],
    es: {
      name: "Tomé «Herrero» Lanzagorta",
      summary: "Un gancho que se oía desde la calle. En dos escalas, con el mismo mal genio.",
      story: [
        "Tenía fragua, tres perros y un gancho de izquierda que empezaba en el tobillo. Los periódicos contaban los combates por el ruido: «dos golpes», titularon una vez, y no hizo falta más.",
        "En 1:12 cabe en un estante; en 1:6 pide la mesa. Las quemaduras de los antebrazos están donde las tenía, según su sobrina, que vino al taller a corregirnos.",
      ],
      facts: herrero.es,
    },
    en: {
      name: "Tomé “The Smith” Lanzagorta",
      summary: "A hook you could hear from the street. Two scales, one bad temper.",
      story: [
        "He had a forge, three dogs and a left hook that began at the ankle. The papers told his fights by their noise: “Two blows,” ran one headline, and nothing more was needed.",
        "At 1:12 he fits on a shelf; at 1:6 he asks for the table. The burns on his forearms are where they were, says his niece, who came to the workshop to put us right.",
      ],
      facts: herrero.en,
    },
  },
  {
    id: 124,
    slug: "dacia-mirelescu",
    sku: "ER-124",
    shelves: ["peso-pesado", "mujeres"],
    publishedOn: "2026-07-24",
    sales: 102,
    regularMinor: 7200,
    stock: 13,
    viewCount: 5,
    measures: mirelescu.measures,
    figure: {
      kind: "fighter",
      skin: 1,
      body: "woman",
      stance: "walkout",
      build: "heavy",
      belt: true,
      palette: "red",
      gloves: "open",
    },
    es: {
      name: "Dacia Mirelescu",
      summary: "Entró al ring treinta y una veces y siempre por el mismo lado: el más largo.",
      story: [
        "Daba la vuelta entera al pabellón antes de subir. Saludaba a los acomodadores, al del bar, a los niños de la última fila. Luego subía y se le olvidaba la cara de todo el mundo menos una.",
        "La capa pesa más que la figura y se quita: debajo lleva el cinturón. El rojo es el de la cinta de nuestra esquina, mezclado a mano.",
      ],
      facts: mirelescu.es,
    },
    en: {
      name: "Dacia Mirelescu",
      summary: "She walked out thirty-one times and always the same way round: the long one.",
      story: [
        "She circled the whole hall before she climbed in. She greeted the ushers, the man at the bar, the children in the last row. Then she stepped through the ropes and forgot every face but one.",
        "The cloak is heavier than the figure and comes off; beneath it is the belt. The red is that of our own corner tape, mixed by hand.",
      ],
      facts: mirelescu.en,
    },
  },
  {
    id: 125,
    slug: "viktor-grua-halvorsund",
    sku: "ER-125",
    shelves: ["peso-pesado"],
    publishedOn: "2026-10-02",
    sales: 61,
    regularMinor: 7900,
    isMadeToOrder: true,
    viewCount: 3,
    measures: grua.measures,
    figure: {
      kind: "fighter",
      skin: 0,
      stance: "southpaw",
      build: "heavy",
      belt: false,
      palette: "white",
      gloves: "open",
    },
    variations: paintedToOrder({ palette: "white", gloves: "open", regularMinor: 7900, heightCm: 19 }),
    es: {
      name: "Viktor «Grúa» Halvorsund",
      summary:
        "Dos metros y cuatro, y la cortesía de agacharse bajo las cuerdas. Lo pintamos por encargo: tú eliges el color, las manos y la escala.",
      story: [
        "Agarraba, levantaba y dejaba en otro sitio. Lo hacía sin enfado, como quien ordena un almacén, y más de un rival le dio las gracias al llegar al suelo.",
        "Es la figura más alta de la serie y la única con peana doble. Los tatuajes de los brazos son olas; no hay dos iguales, porque se pintan sin plantilla.",
      ],
      facts: grua.es,
    },
    en: {
      name: "Viktor “The Crane” Halvorsund",
      summary:
        "Two metres and four, and the courtesy to duck beneath the ropes. Painted to order: the colour, the hands and the scale are yours to choose.",
      story: [
        "He took hold, lifted, and put down elsewhere. He did it without anger, as one tidies a warehouse, and more than one opponent thanked him on reaching the floor.",
        "The tallest figure of the series and the only one on a double plinth. The tattoos on his arms are waves; no two are alike, since they are painted without a stencil.",
      ],
      facts: grua.en,
    },
  },
  {
    id: 126,
    slug: "hakim-orsolo",
    sku: "ER-126",
    shelves: ["peso-pesado"],
    publishedOn: "2026-01-09",
    sales: 79,
    regularMinor: 6800,
    stock: 21,
    viewCount: 1,
    measures: orsolo.measures,
    figure: {
      kind: "fighter",
      skin: 4,
      stance: "square",
      build: "heavy",
      belt: false,
      palette: "green",
      gloves: "boxing",
    },
    es: {
      name: "Hakim Orsolo",
      summary: "Una sola foto se conserva de él, así que una sola vista damos.",
      story: [
        "Peleó catorce veces en pueblos que ya no existen. Queda un recorte, una cuenta de hotel y la memoria de un hombre que le sujetó el cubo.",
        "Modelamos lo que se ve en el recorte y nada más. La espalda, que nadie fotografió, va lisa y en sombra a propósito.",
      ],
      facts: orsolo.es,
    },
    en: {
      name: "Hakim Orsolo",
      summary: "One photograph of him survives, so one view is what we give.",
      story: [
        "He fought fourteen times in villages that are gone. What is left is a cutting, a hotel bill and the memory of a man who once held his bucket.",
        "We modelled what the cutting shows and nothing else. His back, which no one photographed, is left plain and in shadow on purpose.",
      ],
      facts: orsolo.en,
    },
  },
]

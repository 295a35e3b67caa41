import { fighterFacts } from "./facts.ts"
import type { SeedProduct } from "./shape.ts"

const falkenrath = fighterFacts({ division: "heavy", heightCm: 61, hours: 140, edition: 12 })
const ochoCuerdas = fighterFacts({ division: "middle", heightCm: 17, hours: 14, edition: 180 })
const hermanas = fighterFacts({ division: "feather", heightCm: 15, hours: 22, edition: 90 })
const ultimaFila = fighterFacts({ division: "middle", heightCm: 24, hours: 30, edition: 40 })

/** Large figures, and figures of small editions. */
export const legends: readonly SeedProduct[] = [
  {
    id: 131,
    slug: "ode-falkenrath-a-tamano-de-sala",
    sku: "ER-131",
    shelves: ["leyendas", "peso-pesado"],
    publishedOn: "2026-09-25",
    sales: 7,
    regularMinor: 129000,
    stock: 4,
    soldIndividually: true,
    isMadeToOrder: true,
    isFeatured: true,
    viewCount: 8,
    measures: falkenrath.measures,
    figure: { kind: "fighter", stance: "square", build: "heavy", belt: true, palette: "black", gloves: "wraps" },
    es: {
      name: "Ode Falkenrath, a tamaño de sala",
      summary: "Sesenta y un centímetros, doce piezas, una por casa. La hacemos por encargo y la llevamos en mano.",
      story: [
        "El primer campeón de la casa y el único al que todos llamaban de usted. Se retiró invicto y abrió una relojería; quien le llevaba un reloj se llevaba también un consejo sobre la distancia.",
        "Ciento cuarenta horas de pintura, ojos de vidrio soplado y una peana de nogal macizo con su nombre grabado a buril. Se vende de una en una, con cita para elegir el barniz.",
      ],
      facts: falkenrath.es,
    },
    en: {
      name: "Ode Falkenrath, room size",
      summary: "Sixty-one centimetres, twelve pieces, one to a house. Made to order and brought by hand.",
      story: [
        "The first champion of this house, and the only one whom everybody called sir. He retired unbeaten and opened a watchmaker's; whoever brought him a watch took home a word of advice about distance.",
        "A hundred and forty hours of paint, eyes of blown glass and a plinth of solid walnut with his name cut in by burin. Sold one at a time, with an appointment to choose the varnish.",
      ],
      facts: falkenrath.en,
    },
  },
  {
    id: 132,
    slug: "rufino-ocho-cuerdas-penalver",
    sku: "ER-132",
    shelves: ["leyendas", "peso-medio"],
    publishedOn: "2026-02-27",
    sales: 93,
    isFeatured: true,
    regularMinor: 9500,
    stock: 9,
    viewCount: 5,
    measures: ochoCuerdas.measures,
    figure: { kind: "fighter", stance: "southpaw", build: "middle", belt: true, palette: "blue", gloves: "boxing" },
    es: {
      name: "Rufino «Ocho Cuerdas» Peñalver",
      summary: "Tan bueno de espaldas a las cuerdas que veía el doble.",
      story: [
        "Los rings tienen cuatro cuerdas por lado; él juraba que el suyo tenía ocho, y se apoyaba en las que nadie veía. Diez defensas del título, todas desde el rincón.",
        "Viene con su esquina: un poste, dos tramos de cuerda trenzada a mano y la cinta roja que da nombre a esta tienda.",
      ],
      facts: ochoCuerdas.es,
    },
    en: {
      name: "Rufino “Eight Ropes” Peñalver",
      summary: "So good with his back to the ropes that he saw twice as many.",
      story: [
        "A ring has four ropes to a side; he swore that his had eight, and leaned on the ones nobody else could see. Ten defences of the title, all of them from the corner.",
        "He comes with his corner: one post, two lengths of hand-laid rope and the red tape that this shop is named after.",
      ],
      facts: ochoCuerdas.en,
    },
  },
  {
    id: 133,
    slug: "las-hermanas-bru",
    sku: "ER-133",
    shelves: ["leyendas", "mujeres", "peso-pluma"],
    publishedOn: "2026-10-16",
    sales: 34,
    regularMinor: 14900,
    stock: 6,
    isFeatured: true,
    viewCount: 6,
    measures: hermanas.measures,
    figure: {
      kind: "fighter",
      isPair: true,
      skin: 2,
      body: "woman",
      stance: "orthodox",
      build: "light",
      belt: false,
      palette: "gold",
      gloves: "boxing",
    },
    es: {
      name: "Las hermanas Bru",
      summary: "Dos figuras sobre una misma lona: Ada ataca, Berta ya no está ahí.",
      story: [
        "Nunca pelearon una contra otra con público. Entrenaban juntas en un patio, con la ropa tendida haciendo de cuerdas, y las vecinas llevaban la cuenta.",
        "El conjunto se sostiene por un solo punto, donde el guante de Ada roza el hombro de Berta. La ropa tendida también viene.",
      ],
      facts: hermanas.es,
    },
    en: {
      name: "The Bru sisters",
      summary: "Two figures on one canvas: Ada attacks, Berta is no longer there.",
      story: [
        "They never met before a crowd. They trained together in a courtyard, with the washing lines for ropes, and the neighbours kept the score.",
        "The pair is held at a single point, where Ada's glove brushes Berta's shoulder. The washing is included.",
      ],
      facts: hermanas.en,
    },
  },
  {
    id: 134,
    slug: "salome-ultima-fila-bastida",
    sku: "ER-134",
    shelves: ["leyendas", "mujeres", "peso-medio"],
    publishedOn: "2026-08-07",
    sales: 19,
    regularMinor: 24000,
    stock: 5,
    soldIndividually: true,
    viewCount: 7,
    measures: ultimaFila.measures,
    figure: {
      kind: "fighter",
      body: "woman",
      stance: "victory",
      build: "middle",
      belt: true,
      palette: "red",
      gloves: "wraps",
    },
    es: {
      name: "Salomé «Última Fila» Bastida",
      summary: "Cuarenta piezas firmadas. Una por persona, para que lleguen a más casas.",
      story: [
        "Aprendió desde la última fila, la barata, donde no se ve la cara pero se ven los pies. Cuando le tocó subir, peleó de puntillas para los de atrás.",
        "Veinticuatro centímetros y una inclinación imposible que sujeta un contrapeso de plomo dentro de la peana. Cada pieza lleva la butaca que eligió su dueño, numerada.",
      ],
      facts: ultimaFila.es,
    },
    en: {
      name: "Salomé “Back Row” Bastida",
      summary: "Forty signed pieces. One to a person, so that they reach more homes.",
      story: [
        "She learnt from the back row, the cheap one, where you cannot see the faces but you can see the feet. When her turn came she fought on her toes, for those behind.",
        "Twenty-four centimetres and an impossible lean, held by a lead weight inside the plinth. Each piece carries the seat its owner chose, numbered.",
      ],
      facts: ultimaFila.en,
    },
  },
]

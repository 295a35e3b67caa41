import { fighterFacts } from "./facts.ts"
import type { SeedProduct } from "./shape.ts"

const relente = fighterFacts({ division: "feather", heightCm: 15, hours: 9, edition: 300 })
const dosPuentes = fighterFacts({ division: "feather", heightCm: 15, hours: 8, edition: 250 })
const vendaval = fighterFacts({ division: "feather", heightCm: 15, hours: 9, edition: 300 })
const campana = fighterFacts({ division: "feather", heightCm: 16, hours: 8, edition: 250 })
const mediaLuna = fighterFacts({ division: "feather", heightCm: 15, hours: 7, edition: 400 })
const carcamo = fighterFacts({ division: "feather", heightCm: 14, hours: 10, edition: 150 })

/** Figures of the lightest division. */
export const featherweights: readonly SeedProduct[] = [
  {
    id: 101,
    slug: "nuria-relente-castroviejo",
    sku: "ER-101",
    shelves: ["peso-pluma", "mujeres"],
    publishedOn: "2026-03-06",
    sales: 214,
    regularMinor: 5800,
    stock: 24,
    isFeatured: true,
    viewCount: 8,
    measures: relente.measures,
    figure: {
      kind: "fighter",
      body: "woman",
      stance: "orthodox",
      build: "light",
      belt: true,
      palette: "red",
      gloves: "boxing",
    },
    es: {
      name: "Nuria «Relente» Castroviejo",
      summary:
        "Guardia alta, barbilla escondida y el cinturón todavía sin abrochar. La figura con la que empezó la casa.",
      story: [
        "Relente es la humedad que cae de madrugada sin que nadie la oiga. Así peleaba Nuria Castroviejo: no hacía ruido, y en el sexto asalto la otra descubría que estaba empapada. Entrenó once años en un gimnasio encima de una lavandería, y el vaho de las ventanas era siempre el mismo.",
        "La modelamos en el segundo antes de la campana, con el peso en el pie de atrás. La bata cae en pliegues pintados de oscuro a claro en cinco capas; de cerca se ve la costura del forro.",
      ],
      facts: relente.es,
    },
    en: {
      name: "Nuria “Relente” Castroviejo",
      summary: "High guard, chin tucked, the belt not yet buckled. The figure this house began with.",
      story: [
        "Relente is the damp that falls before dawn without a sound. That is how Nuria Castroviejo fought: nothing to hear, and by the sixth round the other corner found itself soaked through. She trained for eleven years above a laundry, behind windows that never cleared.",
        "We caught her in the second before the bell, her weight on the back foot. The robe is built from dark to light in five layers; come close and you can see the stitching of the lining.",
      ],
      facts: relente.en,
    },
  },
  {
    id: 102,
    slug: "tarek-dos-puentes-belhadi",
    sku: "ER-102",
    shelves: ["peso-pluma"],
    publishedOn: "2026-05-15",
    sales: 141,
    regularMinor: 5600,
    stock: 3,
    viewCount: 5,
    measures: dosPuentes.measures,
    figure: {
      kind: "fighter",
      skin: 3,
      stance: "southpaw",
      build: "light",
      belt: false,
      palette: "blue",
      gloves: "open",
    },
    es: {
      name: "Tarek «Dos Puentes» Belhadi",
      summary: "Zurdo cerrado, guantes abiertos y la rodilla siempre a punto de subir.",
      story: [
        "Nació en un barrio entre dos puentes y aprendió pronto que de cualquier sitio se sale por el otro lado. Su zurda no buscaba el golpe: abría la puerta, y detrás venía la rodilla.",
        "El pantalón lleva los dos puentes bordados, uno por pierna, con los pretiles pintados a pincel del cero. Los nudillos van más oscuros que el resto de la mano, como se quedan tras diez minutos de manopla.",
      ],
      facts: dosPuentes.es,
    },
    en: {
      name: "Tarek “Two Bridges” Belhadi",
      summary: "A strict southpaw in open gloves, one knee always about to rise.",
      story: [
        "Born in a quarter between two bridges, he learnt early that there is always another way out. His left never looked for the punch: it opened the door, and the knee came in behind it.",
        "The bridges run down his trunks, one to each leg, their parapets drawn with a size-zero brush. The knuckles are a shade darker than the hand, as they are after ten minutes on the pads.",
      ],
      facts: dosPuentes.en,
    },
  },
  {
    id: 103,
    slug: "lola-vendaval-quirante",
    sku: "ER-103",
    shelves: ["peso-pluma", "mujeres"],
    publishedOn: "2026-06-20",
    sales: 188,
    regularMinor: 6200,
    stock: 17,
    isFeatured: true,
    viewCount: 6,
    measures: vendaval.measures,
    figure: {
      kind: "fighter",
      body: "woman",
      stance: "victory",
      build: "light",
      belt: true,
      palette: "gold",
      gloves: "wraps",
    },
    es: {
      name: "Lola «Vendaval» Quirante",
      summary: "Los dos brazos arriba y las vendas a medio deshacer: cuatro segundos después de ganar.",
      story: [
        "De niña cerraba las contraventanas de la casa de su abuela cuando entraba el poniente; de mayor lo llevaba dentro. Veintitrés combates, diecinueve por la vía rápida, y ni una sola vez celebró antes de dar la mano.",
        "Es la figura más difícil de pintar del catálogo: las vendas sueltas son tiras de metal de tres décimas, y la sonrisa depende de un solo trazo. Por eso cada cara la firma quien la pintó, debajo de la peana.",
      ],
      facts: vendaval.es,
    },
    en: {
      name: "Lola “Gale” Quirante",
      summary: "Both arms up and the wraps half undone: four seconds after winning.",
      story: [
        "As a child she closed her grandmother's shutters when the west wind came in; later she carried it with her. Twenty-three fights, nineteen of them cut short, and not once did she celebrate before shaking hands.",
        "No figure on our shelf is harder to paint. The loose wraps are strips of metal three tenths of a millimetre thick, and the smile hangs on a single stroke, so whoever painted it signs beneath the plinth.",
      ],
      facts: vendaval.en,
    },
  },
  {
    id: 104,
    slug: "amadou-la-campana-sissoum",
    sku: "ER-104",
    shelves: ["peso-pluma"],
    publishedOn: "2026-02-12",
    sales: 96,
    regularMinor: 5800,
    saleMinor: 4900,
    stock: 11,
    viewCount: 4,
    measures: campana.measures,
    figure: {
      kind: "fighter",
      skin: 6,
      stance: "walkout",
      build: "light",
      belt: false,
      palette: "green",
      gloves: "boxing",
    },
    es: {
      name: "Amadou «La Campana» Sissoum",
      summary: "El paseo hasta el ring, con la capucha puesta y la mirada en el suelo.",
      story: [
        "Le llamaban La Campana porque los asaltos se acababan cuando él quería. Contaba los segundos en voz baja, en wolof con su padre y en castellano con el árbitro, y no se equivocaba nunca en más de dos.",
        "La bata verde está pintada sobre plata, para que el raso tenga la luz por debajo. Dentro de la capucha hay una cara entera, aunque casi nadie la vea.",
      ],
      facts: campana.es,
    },
    en: {
      name: "Amadou “The Bell” Sissoum",
      summary: "The walk to the ring, hood up and eyes on the floor.",
      story: [
        "They called him The Bell because rounds were over when he said so. He counted seconds under his breath, in Wolof with his father and in Spanish with the referee, and was never out by more than two.",
        "The green robe is painted over silver, so that the satin is lit from beneath. There is a whole face inside the hood, though hardly anyone will ever see it.",
      ],
      facts: campana.en,
    },
  },
  {
    id: 105,
    slug: "oriol-media-luna-casadevall",
    sku: "ER-105",
    shelves: ["peso-pluma"],
    publishedOn: "2026-01-23",
    sales: 73,
    regularMinor: 5400,
    stock: 30,
    viewCount: 3,
    measures: mediaLuna.measures,
    figure: { kind: "fighter", stance: "square", build: "light", belt: false, palette: "white", gloves: "open" },
    es: {
      name: "Oriol «Media Luna» Casadevall",
      summary: "De frente, relajado, con la pierna que dio nombre a la patada todavía quieta.",
      story: [
        "La media luna es una patada que dibuja un arco y casi nunca llega. La suya llegaba. La repetía cada mañana en la playa, contra la marea, hasta que el agua le pasaba de la cintura.",
        "Una buena primera figura: pocas piezas, postura limpia y un blanco roto en los pantalones que envejece bien con la luz.",
      ],
      facts: mediaLuna.es,
    },
    en: {
      name: "Oriol “Half Moon” Casadevall",
      summary: "Square on, at ease, the leg that made the kick famous still at rest.",
      story: [
        "The half moon is a kick that draws an arc and hardly ever lands. His did. He practised it every morning on the beach, against the tide, until the water stood above his waist.",
        "A good first figure: few parts, a clean pose and an off-white in the trunks that ages well in daylight.",
      ],
      facts: mediaLuna.en,
    },
  },
  {
    id: 106,
    slug: "ailen-carcamo",
    sku: "ER-106",
    shelves: ["peso-pluma", "mujeres"],
    publishedOn: "2026-08-28",
    sales: 52,
    regularMinor: 7400,
    stock: 1,
    viewCount: 7,
    measures: carcamo.measures,
    figure: {
      kind: "fighter",
      body: "woman",
      stance: "southpaw",
      build: "light",
      belt: true,
      palette: "black",
      gloves: "wraps",
    },
    es: {
      name: "Ailén Cárcamo",
      summary: "Sin apodo y sin prisa. Tirada corta: de esta serie queda una pieza.",
      story: [
        "Nunca quiso apodo. «Con el nombre basta, si lo dicen bien», contestaba, y obligó a más de un locutor a ensayarlo. Del sur, de una isla con más barcas que coches, y con un juego de pies aprendido en cubierta.",
        "Ciento cincuenta piezas, pintadas en un solo otoño. El negro no es negro: lleva azul debajo y un barniz satinado que solo se nota al girarla.",
      ],
      facts: carcamo.es,
    },
    en: {
      name: "Ailén Cárcamo",
      summary: "No nickname and no hurry. A short run: one piece of it is left.",
      story: [
        "She never wanted a nickname. “The name will do, if you say it properly,” she used to answer, and she made more than one announcer rehearse. She came from the south, from an island with more boats than cars, and had her footwork from the deck.",
        "One hundred and fifty pieces, painted in a single autumn. The black is not black: there is blue beneath it, and a satin varnish that shows only as you turn her.",
      ],
      facts: carcamo.en,
    },
  },
]

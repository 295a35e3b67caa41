import { fighterFacts, fighterMeasures } from "./facts.ts"
import type { SeedProduct } from "./shape.ts"

const faro = fighterFacts({ division: "middle", heightCm: 16, hours: 10, edition: 500 })
const calViva = fighterFacts({ division: "middle", heightCm: 16, hours: 9, edition: 300 })
const szulborski = fighterFacts({ division: "middle", heightCm: 17, hours: 11, edition: 120 })
const segundoAire = fighterFacts({ division: "middle", heightCm: 16, hours: 9, edition: 250 })
const panDuro = fighterFacts({ division: "middle", heightCm: 16, hours: 8, edition: 200 })
const sastre = fighterFacts({ division: "middle", heightCm: 17, hours: 12, edition: 300 })

/** Figures of the middle division. */
export const middleweights: readonly SeedProduct[] = [
  {
    id: 111,
    slug: "chema-el-faro-barandica",
    sku: "ER-111",
    shelves: ["peso-medio"],
    publishedOn: "2026-04-10",
    sales: 263,
    regularMinor: 6400,
    isFeatured: true,
    viewCount: 8,
    measures: faro.measures,
    figure: { kind: "fighter", stance: "orthodox", build: "middle", belt: true, palette: "red", gloves: "boxing" },
    variations: [
      { suffix: "R12", choices: { pintura: "roja", escala: "1-12" }, regularMinor: 6400, stock: 18 },
      {
        suffix: "R06",
        choices: { pintura: "roja", escala: "1-6" },
        regularMinor: 11900,
        stock: 6,
        measures: fighterMeasures(32),
        view: 6,
        es: "En esta escala el brazo se monta aparte: viene en la caja, con su alma de acero y una gota de cola.",
        en: "At this scale the arm is fitted separately: it comes in the box, with its steel core and a drop of glue.",
      },
      {
        suffix: "N12",
        choices: { pintura: "negra", escala: "1-12" },
        regularMinor: 6400,
        stock: 9,
        look: { palette: "black" },
      },
    ],
    es: {
      name: "Chema «El Faro» Barandica",
      summary: "El jab más largo de la costa, en rojo o en negro. La escala grande solo se hace en rojo.",
      story: [
        "Fue farero por oposición y boxeador por aburrimiento. Veía venir los golpes como se ven venir los barcos: de lejos, con luces, y sin perder la calma. Ganó el título una noche de niebla que dejó fuera a medio público.",
        "El brazo adelantado sostiene toda la composición, así que lleva un alma de acero. En la escala 1:6 se distinguen las iniciales del forro de la bata y la cicatriz de la ceja.",
      ],
      facts: faro.es,
    },
    en: {
      name: "Chema “The Lighthouse” Barandica",
      summary: "The longest jab on the coast, in red or in black. The large scale is made in red alone.",
      story: [
        "He was a lighthouse keeper by examination and a boxer by boredom. He saw punches coming the way one sees ships: from afar, with their lights on, and without losing his calm. He took the title on a night of fog that kept half the crowd outside.",
        "The leading arm carries the whole composition, so there is a steel core in it. At 1:6 you can read the initials in the lining of the robe and find the scar in the eyebrow.",
      ],
      facts: faro.en,
    },
  },
  {
    id: 112,
    slug: "ines-cal-viva-urdampilleta",
    sku: "ER-112",
    shelves: ["peso-medio", "mujeres"],
    publishedOn: "2026-07-03",
    sales: 167,
    regularMinor: 6600,
    isFeatured: true,
    viewCount: 6,
    measures: calViva.measures,
    figure: {
      kind: "fighter",
      body: "woman",
      stance: "southpaw",
      build: "middle",
      belt: false,
      palette: "white",
      gloves: "boxing",
    },
    variations: [
      { suffix: "B", choices: { pintura: "blanca" }, regularMinor: 6600, stock: 12 },
      {
        suffix: "A",
        choices: { pintura: "azul" },
        regularMinor: 6600,
        saleMinor: 5600,
        stock: 5,
        look: { palette: "blue" },
      },
    ],
    es: {
      name: "Inés «Cal Viva» Urdampilleta",
      summary: "Blanca como la pared de su pueblo, o azul como la puerta.",
      story: [
        "Encalaba fachadas con su padre antes de que abriera el gimnasio, y de ahí le vinieron los hombros y la costumbre de no dejar un rincón sin tocar. Quemaba: de ahí el apodo.",
        "Dos pinturas, y no es capricho: peleó de blanco hasta el título y de azul después, porque decía que el blanco ya se lo había ganado.",
      ],
      facts: calViva.es,
    },
    en: {
      name: "Inés “Quicklime” Urdampilleta",
      summary: "White as the wall of her village, or blue as its door.",
      story: [
        "She whitewashed housefronts with her father before the gym opened; that is where the shoulders came from, and the habit of leaving no corner untouched. She burned: hence the name.",
        "Two paints, and not by whim. She fought in white up to the title and in blue ever after, because the white, she said, had been earned already.",
      ],
      facts: calViva.en,
    },
  },
  {
    id: 113,
    slug: "marek-szulborski",
    sku: "ER-113",
    shelves: ["peso-medio"],
    publishedOn: "2025-11-14",
    sales: 120,
    regularMinor: 8200,
    stock: 0,
    viewCount: 5,
    measures: szulborski.measures,
    figure: {
      kind: "fighter",
      skin: 0,
      stance: "square",
      build: "middle",
      belt: true,
      palette: "black",
      gloves: "open",
    },
    es: {
      name: "Marek Szulborski",
      summary: "Ciento veinte piezas, todas con dueño. Queda aquí como se queda un cartel en la pared.",
      story: [
        "Ajedrecista de café y luchador de domingo, hasta que un domingo se le hizo largo. Pensaba tres agarres por delante, y lo explicaba después con tazas y azucarillos.",
        "Serie agotada. No la repetimos: el molde se rompió delante de quienes compraron las diez últimas.",
      ],
      facts: szulborski.es,
    },
    en: {
      name: "Marek Szulborski",
      summary: "One hundred and twenty pieces, every one with a home. It stays here as a bill stays on a wall.",
      story: [
        "He played chess in cafés and wrestled on Sundays, until one Sunday went on for longer. He thought three holds ahead and would explain it afterwards with cups and sugar lumps.",
        "Sold out, and not to be repeated: the mould was broken in front of those who bought the last ten.",
      ],
      facts: szulborski.en,
    },
  },
  {
    id: 114,
    slug: "kenji-segundo-aire-vela",
    sku: "ER-114",
    shelves: ["peso-medio"],
    publishedOn: "2026-05-29",
    sales: 132,
    regularMinor: 6600,
    saleMinor: 5500,
    stock: 14,
    viewCount: 4,
    measures: segundoAire.measures,
    figure: {
      kind: "fighter",
      skin: 1,
      stance: "walkout",
      build: "middle",
      belt: false,
      palette: "gold",
      gloves: "wraps",
    },
    es: {
      name: "Kenji «Segundo Aire» Vela",
      summary: "La toalla al cuello y la respiración ya en su sitio, camino del último asalto.",
      story: [
        "Perdía los cinco primeros asaltos y ganaba los combates. Los entrenadores le pedían que empezara antes; él decía que antes no había nada que ver.",
        "El sudor es barniz brillante puesto gota a gota con un alfiler. El taburete de la esquina viene aparte y encaja en la peana.",
      ],
      facts: segundoAire.es,
    },
    en: {
      name: "Kenji “Second Wind” Vela",
      summary: "Towel round the neck, breath back in its place, on the way to the last round.",
      story: [
        "He lost the first five rounds and won the fights. His trainers begged him to start sooner; there was nothing to see sooner, he said.",
        "The sweat is gloss varnish, set drop by drop with a pin. The corner stool comes separately and fits into the plinth.",
      ],
      facts: segundoAire.en,
    },
  },
  {
    id: 115,
    slug: "goyo-pan-duro-estremera",
    sku: "ER-115",
    shelves: ["peso-medio"],
    publishedOn: "2025-12-05",
    sales: 88,
    regularMinor: 6100,
    stock: 0,
    viewCount: 2,
    measures: panDuro.measures,
    figure: { kind: "fighter", stance: "orthodox", build: "middle", belt: false, palette: "green", gloves: "boxing" },
    es: {
      name: "Goyo «Pan Duro» Estremera",
      summary: "Panadero de noche, encajador de tarde. Vuelve al horno en primavera.",
      story: [
        "Amasaba hasta las seis y peleaba a las ocho de la tarde. Nadie recuerda haberlo visto caer; alguno recuerda haberlo visto bostezar.",
        "La segunda tirada está en el taller. Mientras tanto, la ficha se queda para quien quiera leerla.",
      ],
      facts: panDuro.es,
    },
    en: {
      name: "Goyo “Stale Bread” Estremera",
      summary: "Baker by night, iron chin by evening. Back in the oven this spring.",
      story: [
        "He kneaded until six in the morning and fought at eight in the evening. Nobody remembers seeing him go down; a few remember seeing him yawn.",
        "The second run is in the workshop. Until then his page stays, for whoever likes to read it.",
      ],
      facts: panDuro.en,
    },
  },
  {
    id: 116,
    slug: "nilo-el-sastre-formoso",
    sku: "ER-116",
    shelves: ["peso-medio"],
    publishedOn: "2026-09-11",
    sales: 109,
    regularMinor: 6900,
    isFeatured: true,
    viewCount: 7,
    measures: sastre.measures,
    defaultChoices: { pintura: "negra" },
    figure: { kind: "fighter", stance: "walkout", build: "middle", belt: true, palette: "black", gloves: "boxing" },
    variations: [
      { suffix: "N", choices: { pintura: "negra" }, regularMinor: 6900, stock: 10 },
      {
        suffix: "D",
        choices: { pintura: "dorada" },
        regularMinor: 7900,
        stock: 2,
        look: { palette: "gold" },
        es: "Con pan de oro de 22 quilates, puesto a lámina.",
        en: "With 22-carat gold, laid on leaf by leaf.",
      },
      { suffix: "R", choices: { pintura: "roja" }, regularMinor: 6900, stock: 0, look: { palette: "red" } },
    ],
    es: {
      name: "Nilo «El Sastre» Formoso",
      summary: "Se cosía sus propias batas. Tres de ellas, a elegir.",
      story: [
        "Tomaba medidas: de la cintura de la novia y de la distancia del contrario. Hacía un traje en cuatro días y un combate en cuatro asaltos, y en ninguno de los dos se le escapaba un hilo.",
        "Cada bata copia una suya, con sus vueltas, sus ojales y el alfiler olvidado en la solapa. La dorada lleva pan de oro de verdad, en lámina, y por eso cuesta más.",
      ],
      facts: sastre.es,
    },
    en: {
      name: "Nilo “The Tailor” Formoso",
      summary: "He sewed his own robes. Three of them, for you to choose.",
      story: [
        "He took measurements: of a bride's waist, of an opponent's reach. A suit in four days, a fight in four rounds, and never a loose thread in either.",
        "Each robe copies one of his, with its cuffs, its buttonholes and the pin left behind in the lapel. The gold one wears real leaf, and costs more for it.",
      ],
      facts: sastre.en,
    },
  },
]

const en = {
  basket: "Basket",
  home: {
    kicker: "Hand-painted, in short runs",
    title: "Figures with a past, shown one at a time.",
    lead: "Each is cast in our workshop, painted over three days, and numbered. When a run is gone, the mould is broken.",
    list: "In the room now",
    figures: "Figures",
  },
  figure: {
    loading: "One moment…",
    gone: "This figure has left the room.",
    others: "See those that are here",
    failed: "We couldn’t fetch this figure.",
    again: "Try again",
    kicker: "Figure",
    adding: "Wrapping it…",
    leaves: "Leaves the workshop within two days.",
    packing: "How it is packed",
    packed: "In wood wool, in a box of beech ply that you can keep or send back. We pay for its way home.",
  },
  desk: { basket: "Your basket", piece: "piece", pieces: "pieces", checkout: "Checkout" },
  letter: {
    title: "One letter a season",
    text: "What was painted, and what it took. No other mail.",
    send: "Send it to me",
    consent: "Yes, send me the letter. I can stop it at any time.",
    privacy: "Privacy choices",
  },
}

type Words = typeof en

const es: Words = {
  basket: "Cesta",
  home: {
    kicker: "Pintadas a mano, en tiradas cortas",
    title: "Figuras con pasado, de una en una.",
    lead: "Cada una se funde en nuestro taller, se pinta en tres días y se numera. Cuando la tirada se acaba, rompemos el molde.",
    list: "Ahora en la sala",
    figures: "Figuras",
  },
  figure: {
    loading: "Un momento…",
    gone: "Esta figura ya no está en la sala.",
    others: "Ver las que están",
    failed: "No hemos podido traer esta figura.",
    again: "Probar otra vez",
    kicker: "Figura",
    adding: "La envolvemos…",
    leaves: "Sale del taller en dos días.",
    packing: "Cómo va embalada",
    packed: "Entre virutas, en una caja de haya que puedes guardar o devolver. La vuelta la pagamos nosotros.",
  },
  desk: { basket: "Tu cesta", piece: "pieza", pieces: "piezas", checkout: "Caja" },
  letter: {
    title: "Una carta por estación",
    text: "Qué se ha pintado, y qué ha costado. Ningún otro correo.",
    send: "Quiero recibirla",
    consent: "Sí, quiero recibir la carta. Puedo dejarlo cuando quiera.",
    privacy: "Opciones de privacidad",
  },
}

/** The language that the address names: `?lang=es`, else English. Another one is another load of the app. */
export const language = new URLSearchParams(location.search).get("lang") === "es" ? "es" : "en"

/** The app's own texts. The components have theirs. */
export const words = { en, es }[language]

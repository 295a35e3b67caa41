/** Everything the shop says in Spanish. `ShopTexts` is its shape, which the other languages fill as well. */
export const es = {
  shopName: "Esquina Roja",
  shopLine: "Figuras de luchadores, pintadas a mano",
  shopDescription:
    "Taller de figuras de luchadores modeladas y pintadas a mano, en tiradas cortas y numeradas. Enviamos desde España.",

  nav: {
    skip: "Ir al contenido",
    main: "Menú principal",
    menu: "Menú",
    shop: "Todas las figuras",
    search: "Buscar figuras",
    searchPlaceholder: "Un nombre, una división…",
    searchButton: "Buscar",
    language: "Idioma",
    otherLanguage: "English",
    breadcrumb: "Estás en",
    home: "Inicio",
    pages: "Páginas",
    previous: "Anterior",
    next: "Siguiente",
    page: (page: number) => `Página ${String(page)}`,
  },

  home: {
    title: "Pocos segundos antes de la campana",
    lead: "Modelamos a quien sube al ring en el momento en que todavía no ha pasado nada. Después lo pintamos, capa a capa, a mano.",
    enter: "Ver todas las figuras",
    shelf: "En primera fila",
    divisions: "Por divisiones",
    workshop: "Cómo salen de aquí",
    workshopText: [
      "Cada figura pasa por tres mesas: quien la modela, quien la funde y quien la pinta. La última firma debajo de la peana, porque es a quien se le nota el pulso.",
      "Las tiradas son cortas y van numeradas. Cuando una se acaba, rompemos el molde, y su página se queda aquí para quien quiera leerla.",
    ],
    basket: "Tu esquina",
  },

  archive: {
    title: "Todas las figuras",
    lead: "Veintidós combates y lo que hace falta para guardarlos en casa.",
    found: (search: string) => `Resultados para «${search}»`,
    count: (from: number, to: number, total: number) =>
      total === 1
        ? "Mostrando el único resultado"
        : to - from + 1 === total
          ? `Mostrando los ${String(total)} resultados`
          : `Mostrando ${String(from)}–${String(to)} de ${String(total)} resultados`,
    empty: "Nada con ese nombre ha pasado por esta esquina.",
    emptyNext: "Prueba con menos palabras, o mira todas las figuras.",
    order: "Ordenar por",
    orderButton: "Ordenar",
    orders: {
      menu_order: "Orden de la casa",
      popularity: "Las más queridas",
      date: "Las últimas en llegar",
      price: "Precio: de menor a mayor",
      "price-desc": "Precio: de mayor a menor",
    },
  },

  card: {
    add: "Añadir a la cesta",
    addName: (name: string) => `Añadir a la cesta: ${name}`,
    added: (name: string) => `${name} está en tu cesta`,
    choose: "Elegir opciones",
    chooseName: (name: string) => `Elegir opciones de ${name}`,
    read: "Leer su historia",
    readName: (name: string) => `Leer su historia: ${name}`,
    sale: "En rebaja",
    soldOut: "No quedan",
  },

  price: {
    was: (price: string) => `El precio original era: ${price}.`,
    is: (price: string) => `El precio actual es: ${price}.`,
    range: (from: string, to: string) => `Rango de precios: desde ${from} hasta ${to}`,
    tax: "IVA incluido",
  },

  product: {
    quantity: "Cantidad",
    quantityOf: (name: string) => `Cantidad de ${name}`,
    more: "Aumentar la cantidad",
    less: "Reducir la cantidad",
    add: "Añadir a la cesta",
    choose: "Elige una opción",
    reset: "Borrar la elección",
    lowStock: (stock: number) => (stock === 1 ? "Queda 1" : `Quedan ${String(stock)}`),
    inStock: "En el taller, a punto de salir",
    outOfStock: "No quedan",
    individually: "Solo una pieza por pedido.",
    sku: "Referencia",
    categories: "En",
    description: "Su historia",
    information: "Ficha",
    related: "De la misma esquina",
    view: (name: string, view: string) => `${name}, ${view}`,
    noPicture: "Todavía sin fotografiar",
    openGallery: "Ver la galería a pantalla completa",
    weight: "Peso",
    size: "Tamaño, con la peana",
    noMatch: "Ninguna pieza coincide con lo que has elegido. Prueba otra combinación.",
    makeSelection: "Elige las opciones de la figura antes de añadirla a la cesta.",
    unavailable: "Esa combinación no está disponible. Prueba otra.",
    resetDone: "Tu elección se ha borrado. Elige las opciones de la figura antes de añadirla a la cesta.",
  },

  reviews: {
    title: "Opiniones",
    tab: (count: number) => `Opiniones (${String(count)})`,
    heading: (count: number) => (count === 1 ? "1 opinión sobre " : `${String(count)} opiniones sobre `),
    link: (count: number) => (count === 1 ? "(1 opinión)" : `(${String(count)} opiniones)`),
    rated: (rating: string) => `Valorado con ${rating} de 5`,
    summary: (count: number) => (count === 1 ? "según 1 opinión" : `según ${String(count)} opiniones`),
    histogram: "Reparto de las opiniones",
    stars: (stars: number) => (stars === 1 ? "1 estrella" : `${String(stars)} estrellas`),
    starLabels: ["1 de 5 estrellas", "2 de 5 estrellas", "3 de 5 estrellas", "4 de 5 estrellas", "5 de 5 estrellas"],
    none: "Nadie ha contado todavía cómo es tenerla en casa.",
    pages: "Páginas de opiniones",
    older: "Anteriores",
    newer: "Más recientes",
    reply: "Responder",
    replyTo: (author: string) => `Responder a ${author}`,
    cancel: "Cancelar la respuesta",
    byShop: "El taller",
    waiting: "Tu opinión está pendiente de aprobación. De momento solo la ves tú.",
    add: "Cuenta cómo es",
    addFirst: "Cuenta tú la primera impresión",
    notes: "Tu correo no se publica. Todo lo que pedimos es obligatorio.",
    rating: "Tu valoración",
    ratingNone: "Elige…",
    ratings: ["Muy mala", "Floja", "Correcta", "Buena", "Perfecta"],
    body: "Tu opinión",
    replyBody: "Tu respuesta",
    bodyLimit: (max: string) => `Como mucho ${max} caracteres.`,
    author: "Nombre",
    email: "Correo electrónico",
    trap: "Deja este campo vacío",
    submit: "Enviar",
    lost: "Lo que habías escrito, por si quieres guardarlo",
    ratingMissing: "Por favor, elige una valoración",
    refused: {
      gone: "Esa figura ya no está en la tienda, así que no podemos guardar lo que has escrito.",
      "no-parent": "La opinión a la que respondes ya no está.",
      "rating-missing": "Falta la valoración: elige entre una y cinco estrellas.",
      "author-missing": "Falta tu nombre.",
      "author-long": "Ese nombre no cabe en la ficha: caben 100 caracteres.",
      "email-wrong": "Ese correo no parece completo. Lo necesitamos por si hay que preguntarte algo; no se publica.",
      "body-missing": "Falta lo que quieres contar.",
      "body-long":
        "Nos gusta que haya tanto que decir, pero aquí caben 20.000 caracteres. Tu texto sigue abajo: recorta un poco.",
      duplicate: "Eso mismo ya lo habías enviado; lo tenemos.",
      "too-fast": "Vas más rápido que nuestros pinceles. Espera un minuto y vuelve a enviarlo: tu texto sigue abajo.",
    },
  },

  basket: {
    title: "Tu cesta",
    link: (count: number) =>
      count === 0
        ? "Ver cesta, vacía, 0 artículos"
        : count === 1
          ? "Ver cesta, 1 artículo"
          : `Ver cesta, ${String(count)} artículos`,
    items: (count: number) => (count === 1 ? "1 artículo" : `${String(count)} artículos`),
    view: "Ver cesta",
    checkout: "Tramitar pedido",
    subtotal: "Subtotal",
    empty: "Tu esquina está vacía.",
    emptyNext: "Volver a las figuras",
    remove: (name: string) => `Quitar ${name} de la cesta`,
    removeHeading: "Quitar",
    removed: (name: string) => `${name} ya no está en tu cesta.`,
    undo: "Deshacer",
    restored: (name: string) => `${name} vuelve a tu cesta.`,
    added: (name: string, count: number) =>
      count === 1 ? `${name} está en tu cesta.` : `${String(count)} × ${name} están en tu cesta.`,
    updated: "La cesta está al día.",
    product: "Figura",
    price: "Precio",
    quantity: "Cantidad",
    update: "Actualizar cesta",
    totals: "Total de la cesta",
    shipping: "Envío",
    flatRate: "Tarifa plana, península y Baleares",
    freeShipping: "Envío gratis",
    freeFrom: (price: string) => `Gratis a partir de ${price}`,
    total: "Total",
    includesTax: (price: string) => `(incluye ${price} de IVA)`,
    drawerTitle: "Tu esquina",
    drawerClose: "Cerrar la cesta",
    expired: "Esa página llevaba demasiado tiempo abierta. Aquí tienes la cesta al día: vuelve a intentarlo.",
  },

  refusal: {
    gone: "Esa figura ya no está en la tienda.",
    badQuantity: "La cantidad tiene que ser un número entero mayor que cero.",
    unknownLine: "Eso ya no estaba en tu cesta.",
    chooseOptions: (name: string, missing: string) => `Falta elegir ${missing.toLowerCase()} para ${name}.`,
    noSuchCombination: (name: string) => `${name} no se hace en esa combinación. Elige otra.`,
    outOfStock: (name: string) => `De ${name} no queda ninguna pieza, así que no se puede añadir a la cesta.`,
    soldIndividually: (name: string) => `De ${name} solo va una pieza por pedido, y ya está en tu cesta.`,
    notEnough: (name: string, stock: number) =>
      `De ${name} ${stock === 1 ? "solo queda 1" : `solo quedan ${String(stock)}`}.`,
    notEnoughMore: (name: string, stock: number, inBasket: number) =>
      `De ${name} ${stock === 1 ? "solo queda 1" : `solo quedan ${String(stock)}`}, y ya tienes ${String(inBasket)} en la cesta.`,
    missingNonce: "Falta la cabecera Nonce. No se ha cambiado nada.",
    invalidNonce: "El nonce no es válido. No se ha cambiado nada.",
  },

  checkout: {
    title: "Tu pedido",
    lead: "La caja todavía no está abierta, así que cobramos como siempre: por correo y entre personas.",
    how: "Escríbenos con esta lista. Te contestamos en un día laborable con el número de cuenta, la fecha de salida y el nombre de quien pintó tus figuras.",
    order: "Pedir por correo",
    orAddress: (address: string) => `O escribe a ${address} y copia la lista.`,
    subject: "Pedido a Esquina Roja",
    greeting: "Hola, me gustaría pedir:",
    closing: "Mi dirección de envío es:",
    summary: "Lo que llevas",
    back: "Volver a la cesta",
  },

  notFound: {
    title: "Aquí no hay nadie",
    text: "La página que buscas ha bajado del ring. La mayoría de los caminos vuelven a las figuras.",
  },

  footer: {
    about: "Esquina Roja es una casa pequeña. Tres mesas, un horno y una cinta roja en la pared.",
    shelves: "Divisiones",
    write: "Escríbenos",
    invented: "Todos los luchadores de esta tienda son inventados.",
  },
}

/** What every language of the shop has to say. */
export type ShopTexts = typeof es

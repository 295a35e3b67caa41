/** Texts of the gallery. `{n}` is the picture's number from 1. */
export const galleryMessages = {
  es: {
    pictures: "Imágenes del producto",
    thumbnail: "Imagen {n} de {count}",
    viewFullScreen: "Ver las imágenes a pantalla completa",
  },
  en: {
    pictures: "Product images",
    thumbnail: "Image {n} of {count}",
    viewFullScreen: "View full-screen image gallery",
  },
} as const

/** Texts of the gallery that the widget draws from the Store API. */
export const drawnGalleryMessages = {
  es: {
    loading: "Cargando las imágenes…",
    picturesOf: "Imágenes de {name}",
    picture: "{name}, imagen {n} de {count}",
    noPictures: "Este producto todavía no tiene imágenes.",
    gone: "Este producto ya no está a la venta.",
    failed: "No hemos podido cargar las imágenes.",
    retry: "Reintentar",
  },
  en: {
    loading: "Loading the images…",
    picturesOf: "Images of {name}",
    picture: "{name}, image {n} of {count}",
    noPictures: "This product has no images yet.",
    gone: "This product is no longer sold.",
    failed: "We couldn’t load the images.",
    retry: "Try again",
  },
} as const

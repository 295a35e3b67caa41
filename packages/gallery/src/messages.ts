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

/** Texts of the gallery and its viewer. `{n}` is the picture's number from 1. */
export const galleryMessages = {
  es: {
    pictures: "Imágenes del producto",
    thumbnail: "Imagen {n} de {count}",
    viewFullScreen: "Ver las imágenes a pantalla completa",
    close: "Cerrar (Esc)",
    fullScreen: "Activar o desactivar la pantalla completa",
    zoom: "Acercar o alejar",
    previous: "Anterior (flecha izquierda)",
    next: "Siguiente (flecha derecha)",
    imageFailed: "{link} no se ha podido cargar.",
    imageFailedLink: "La imagen",
  },
  en: {
    pictures: "Product images",
    thumbnail: "Image {n} of {count}",
    viewFullScreen: "View full-screen image gallery",
    close: "Close (Esc)",
    fullScreen: "Toggle fullscreen",
    zoom: "Zoom in/out",
    previous: "Previous (arrow left)",
    next: "Next (arrow right)",
    imageFailed: "{link} could not be loaded.",
    imageFailedLink: "The image",
  },
} as const

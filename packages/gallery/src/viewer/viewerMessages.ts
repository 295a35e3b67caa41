/** Texts of the viewer, which are fetched with it. */
export const viewerMessages = {
  es: {
    close: "Cerrar (Esc)",
    fullScreen: "Activar o desactivar la pantalla completa",
    zoom: "Acercar o alejar",
    previous: "Anterior (flecha izquierda)",
    next: "Siguiente (flecha derecha)",
    imageFailed: "{link} no se ha podido cargar.",
    imageFailedLink: "La imagen",
  },
  en: {
    close: "Close (Esc)",
    fullScreen: "Toggle fullscreen",
    zoom: "Zoom in/out",
    previous: "Previous (arrow left)",
    next: "Next (arrow right)",
    imageFailed: "{link} could not be loaded.",
    imageFailedLink: "The image",
  },
} as const

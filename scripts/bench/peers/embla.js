import createEmbla from "embla-carousel"

window.mountPeer = (root) => {
  const viewport = root.querySelector(".embla")
  const embla = createEmbla(viewport)
  root.querySelector(".next").addEventListener("click", () => embla.scrollNext())
  root.querySelector(".previous").addEventListener("click", () => embla.scrollPrev())
  // It leaves no sign of its own on a gallery that works.
  viewport.classList.add("is-mounted")
}

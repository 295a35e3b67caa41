import createEmbla from "embla-carousel"

window.mountPeer = (root) => {
  const viewport = root.querySelector(".embla")
  const embla = createEmbla(viewport)
  root.querySelector(".next").addEventListener("click", () => embla.scrollNext())
  root.querySelector(".previous").addEventListener("click", () => embla.scrollPrev())
  // Embla sets no class on a working gallery, so set one here.
  viewport.classList.add("is-mounted")
}

import Splide from "@splidejs/splide"
import "@splidejs/splide/css/core"

window.mountPeer = (root) => {
  const splide = new Splide(root.querySelector(".splide"), { speed: 500, arrows: false, pagination: false }).mount()
  root.querySelector(".next").addEventListener("click", () => splide.go(">"))
  root.querySelector(".previous").addEventListener("click", () => splide.go("<"))
}

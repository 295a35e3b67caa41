import Swiper from "swiper"
import "swiper/css"
import { Navigation } from "swiper/modules"

window.mountPeer = (root) => {
  const [nextEl, prevEl] = [root.querySelector(".next"), root.querySelector(".previous")]
  new Swiper(root.querySelector(".swiper"), { modules: [Navigation], speed: 500, navigation: { nextEl, prevEl } })
}

const addHook = `<div data-ringside="add-to-cart" data-ringside-name="Cornerman" data-ringside-price="2950">`
const addLink = `href="/en/shop/?add-to-cart=12"`
const basketHook = `<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/en/carrito/">Basket</a></div>`

/** A part of a page that a host changes: a basket, a button and a count. */
export const region = `<section id="region">${basketHook}<p>In the basket: <b data-ringside="cart-count">0</b></p>${addHook}<a ${addLink}>Take Cornerman</a></div></section>`

/** The region as shown, created and repeated by Alpine. */
export const alpineRegion = `<section id="region" x-data="{ isShown: true, turns: 0 }"
  @turn="isShown = false; turns++; $nextTick(() => (isShown = true))">
  <div x-show="isShown" :data-turns="turns">${basketHook}</div>
  <template x-for="turn in [turns]" :key="turn"><p>In the basket: <b data-ringside="cart-count">0</b></p></template>
  <template x-if="isShown">${addHook}<a ${addLink} x-text="'Take Cornerman' + ' '.repeat(turns)"></a></div></template>
</section>`

const drawWithReact = `
  const { createElement: draw, Fragment, useState } = React
  function Shop() {
    const [turn, setTurn] = useState(0)
    window.renderAgain = () => setTurn(turn + 1)
    return draw(Fragment, null,
      draw("div", { "data-ringside": "mini-cart", "data-ringside-layout": "drawer", className: "turn-" + turn }, draw("a", { href: "/en/carrito/" }, "Basket")),
      turn > 0 && draw("i", null, "Once more"),
      draw("p", null, "In the basket: ", draw("b", { "data-ringside": "cart-count" }, "0")),
      draw("div", { key: turn, "data-ringside": "add-to-cart", "data-ringside-name": "Cornerman", "data-ringside-price": "2950" }, draw("a", { href: "/en/shop/?add-to-cart=12" }, "Take Cornerman")))
  }
  ReactDOM.createRoot(document.getElementById("region")).render(draw(Shop))`

/** The region as the host renders it in the browser. */
export const reactRegion = `<section id="region"></section><script>${drawWithReact}</script>`

import DefaultTheme from "vitepress/theme"
import Demo from "./Demo.vue"
import Playground from "./Playground.vue"
import "./style.css"

// eslint-disable-next-line no-restricted-syntax -- VitePress reads the default export
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("Demo", Demo)
    app.component("Playground", Playground)
  },
}

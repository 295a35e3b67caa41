/** The shop that answers while you develop: `npm start` of this repository. A real shop is another address. */
const shop = process.env.SHOP ?? "http://localhost:3000"
const paths = ["/wp-json", "/wp-comments-post.php", "/wp-content", "/figures", "/newsletter"]

export default {
  server: { proxy: Object.fromEntries(paths.map((path) => [path, { target: shop, changeOrigin: true }])) },
}

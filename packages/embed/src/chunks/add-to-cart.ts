export { addToCart as widget } from "@ringside/add-to-cart"

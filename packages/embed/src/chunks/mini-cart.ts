export { miniCart as widget } from "@ringside/mini-cart"

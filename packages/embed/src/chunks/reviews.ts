export { reviews as widget } from "@ringside/tabs-reviews"

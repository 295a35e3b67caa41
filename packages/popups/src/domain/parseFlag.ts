export { parseFlag } from "@ringside/core/domain"

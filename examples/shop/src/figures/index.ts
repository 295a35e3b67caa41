export { type Figure, type FigureWidth, type PaletteName, figureViews, figureWidths, paletteColours } from "./figure.ts"
export {
  type DrawFigure,
  type FigureCache,
  type FigureRequest,
  type TakeNegative,
  createFigureCache,
} from "./figureCache.ts"
export { type NegativeRequest, takeNegative } from "./negative.ts"

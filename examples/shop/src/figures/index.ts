export { type Figure, type FigurePicture, type FigureWidth, figureViews, figureWidths } from "./figure.ts"
export { type DrawFigure, createFigureCache } from "./figureCache.ts"
export { type FigureRequest, renderFigure } from "./renderFigure.ts"

export type { RasterFonts } from './rasterize.js';
export { createRasterizer, Rasterizer } from './rasterizer.js';

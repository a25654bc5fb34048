import { renderAsync } from '@resvg/resvg-js';

export interface RasterFonts {
  files: readonly string[];
  family: string;
}

/** Pixels of a drawing as PNG. The library ends its whole process where it meets a drawing that it did not expect. */
export async function rasterize(drawing: string, fonts?: RasterFonts): Promise<Buffer> {
  const letters = fonts && { fontFiles: [...fonts.files], defaultFontFamily: fonts.family };
  const image = await renderAsync(drawing, { font: { loadSystemFonts: false, ...letters } });
  return image.asPng();
}

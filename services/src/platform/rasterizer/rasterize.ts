import { renderAsync } from '@resvg/resvg-js';

export interface RasterFonts {
  files: readonly string[];
  family: string;
}

/** Renders a drawing as PNG. The library ends the whole process on a drawing that it does not expect. */
export async function rasterize(drawing: string, fonts?: RasterFonts): Promise<Buffer> {
  const letters = fonts && { fontFiles: [...fonts.files], defaultFontFamily: fonts.family };
  const image = await renderAsync(drawing, { font: { loadSystemFonts: false, ...letters } });
  return image.asPng();
}

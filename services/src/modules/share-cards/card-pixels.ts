import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { CARD_FACE } from './card-words.js';

const FONT_FILES = [
  createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
];

/** Pixels of a card as PNG. The library ends its whole process where it meets a drawing that it did not expect. */
export async function pixelsOf(drawing: string): Promise<Buffer> {
  const image = await renderAsync(drawing, {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: CARD_FACE },
  });
  return image.asPng();
}

import { createRequire } from 'node:module';
import type { RasterFonts } from '../../platform/rasterizer/index.js';
import { CARD_FACE } from './card-words.js';

export const CARD_FONTS: RasterFonts = {
  files: [createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf')],
  family: CARD_FACE,
};

import type { ToneNumbers } from './shape.js';

/** A color of the OKLCH space, in which equal steps look equal: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Tones of one material with light from the upper left: shine, light, its own color, shade and outline. */
export interface Material {
  shine: string;
  light: string;
  base: string;
  shade: string;
  line: string;
}

function gammaOf(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function linearChannels({ lightness, chroma, hue }: Tone): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const GAMUT_SLACK = 0.002;
const CHROMA_STEP = 0.92;

function isShown(channels: readonly number[]): boolean {
  return channels.every((channel) => channel >= -GAMUT_SLACK && channel <= 1 + GAMUT_SLACK);
}

/** A tone as `#rrggbb`. If screens cannot show it, its chroma is reduced. */
export function hexOf(tone: Tone): string {
  const lightness = Math.min(1, Math.max(0, tone.lightness));
  let chroma = Math.max(0, tone.chroma);
  let channels = linearChannels({ lightness, chroma, hue: tone.hue });
  while (chroma > 0.001 && !isShown(channels)) {
    chroma *= CHROMA_STEP;
    channels = linearChannels({ lightness, chroma, hue: tone.hue });
  }
  const bytes = channels.map((channel) => Math.round(255 * gammaOf(Math.min(1, Math.max(0, channel)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Turns a hue towards `target` by at most `degrees`, the shorter way. Shades turn to blue, lights to yellow. */
function leaning(hue: number, target: number, degrees: number): number {
  const apart = ((target - hue + 540) % 360) - 180;
  return hue + Math.sign(apart) * Math.min(Math.abs(apart), degrees);
}

const SUNLIGHT = 95;
const SHADOW = 280;

/** Material of a color. Lights turn to the sun's yellow, shades to the sky's blue, and the outline is its darkest tone. */
export function materialOf({ lightness, chroma, hue }: Tone): Material {
  return {
    shine: hexOf({
      lightness: lightness + (1 - lightness) * 0.75,
      chroma: chroma * 0.35,
      hue: leaning(hue, SUNLIGHT, 12),
    }),
    light: hexOf({
      lightness: lightness + (1 - lightness) * 0.36,
      chroma: chroma * 0.85,
      hue: leaning(hue, SUNLIGHT, 10),
    }),
    base: hexOf({ lightness, chroma, hue }),
    shade: hexOf({ lightness: lightness * 0.78, chroma: chroma * 0.95, hue: leaning(hue, SHADOW, 12) }),
    line: hexOf({
      lightness: 0.27 + lightness * 0.06,
      chroma: Math.min(0.09, chroma * 0.6 + 0.015),
      hue: leaning(hue, SHADOW, 18),
    }),
  };
}

/** Material of a color by its numbers, as tables and the palette have them. */
export function materialFrom([lightness, chroma, hue]: ToneNumbers): Material {
  return materialOf({ lightness, chroma, hue });
}

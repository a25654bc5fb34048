import { PictureChoices } from '../choices.js';
import { element, pathData } from '../svg.js';
import type { MapBrush, MapStyle, MapColors } from './map-style.js';
import { FilledShape } from '../filled-shape.js';
import type { SceneryName } from './biomes.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws the background of a map: sky, sun or moon, clouds or stars, and two rows of hills. Below ground it is rock. */
export function landscape(size: Size, style: MapBrush, seed: number): string {
  const choices = new PictureChoices('landscape', seed);
  const { colors } = style;
  const sky = element(
    'linearGradient',
    { id: `${style.ids}sky`, x1: 0, y1: 0, x2: 0, y2: 1 },
    element('stop', { 'stop-color': colors.skyTop }) +
      element('stop', { offset: 1, 'stop-color': colors.skyLow }),
  );
  return [
    element('defs', {}, sky),
    element('path', {
      fill: `url(#${style.ids}sky)`,
      d: pathData`M0 0h${size.width}v${size.height}h${-size.width}z`,
    }),
    style.isBelowGround ? rays(size, style, choices) : heaven(size, style, choices),
    hills(size, choices, { aspect: 'far', color: colors.far, rise: 0.42, step: 420 }),
    hills(size, choices, { aspect: 'near', color: colors.near, rise: 0.26, step: 300 }),
    style.isBelowGround ? hangingRock(size, style, choices) : '',
  ].join('');
}

/** A sun with its halo, or a moon among stars; and clouds. */
function heaven(size: Size, style: MapStyle, choices: PictureChoices): string {
  const x = size.width * choices.between('sun', 0.12, 0.88);
  const y = Math.min(180, size.height * 0.24);
  const glow = element('circle', { cx: x, cy: y, r: 130, fill: style.colors.light, 'fill-opacity': 0.18 });
  const orb =
    style.sky === 'day'
      ? element('circle', { cx: x, cy: y, r: 58, fill: style.colors.light })
      : element('path', {
          fill: style.colors.light,
          d: pathData`M${x} ${y - 56}a56 56 0 1 0 50 84a44 44 0 0 1-50-84z`,
        });
  return (style.sky === 'night' ? stars(size, choices) : '') + glow + orb + clouds(size, style, choices);
}

function stars({ width, height }: Size, choices: PictureChoices): string {
  const amount = Math.min(90, Math.round((width * height) / 40_000));
  const path = Array.from(
    { length: amount },
    (_, index) =>
      pathData`M${Math.round(width * choices.fraction(`star x${index}`))} ${Math.round(height * 0.75 * choices.fraction(`star y${index}`))}h0`,
  ).join('');
  return element('path', { d: path, stroke: '#ffffff', 'stroke-width': 6, 'stroke-opacity': 0.7 });
}

const CLOUD = 'M-110 0a44 44 0 0 1 22-74a70 70 0 0 1 122-28a58 58 0 0 1 88 44a32 32 0 0 1 2 58z';

function clouds({ width, height }: Size, { colors, sky }: MapStyle, choices: PictureChoices): string {
  const amount = Math.min(14, Math.max(2, Math.round((width * height) / 700_000)));
  return Array.from({ length: amount }, (_, index) => {
    const x = Math.round(((index + choices.fraction(`cloud x${index}`)) / amount) * width);
    const y = Math.round(120 + height * 0.55 * choices.fraction(`cloud y${index}`));
    const scale = choices.between(`cloud size${index}`, 0.7, 1.5);
    return element('path', {
      d: CLOUD,
      fill: colors.cloud,
      'fill-opacity': sky === 'day' ? 0.72 : 0.4,
      transform: `translate(${x} ${y}) scale(${scale.toFixed(1)})`,
    });
  }).join('');
}

interface HillRow {
  aspect: string;
  color: string;
  /** Share of the map's height. For tall maps, of `HIGHEST_HORIZON`. */
  rise: number;
  step: number;
}

/** Distant hills do not grow with the height of a tower. */
const HIGHEST_HORIZON = 1300;

function hills({ width, height }: Size, choices: PictureChoices, row: HillRow): string {
  const rise = Math.min(height, HIGHEST_HORIZON) * row.rise;
  const levelAt = (index: number) =>
    Math.round(height - rise * choices.between(`${row.aspect}${index}`, 0.55, 1.35));
  let path = pathData`M0 ${height}V${levelAt(0)}`;
  const amount = Math.ceil(width / row.step);
  for (let index = 1; index <= amount; index += 1) {
    const from = levelAt(index - 1);
    const to = levelAt(index);
    const half = row.step / 2;
    path += pathData`c${half} 0 ${half} ${to - from} ${row.step} ${to - from}`;
  }
  return element('path', { d: path + pathData`V${height}z`, fill: row.color });
}

/** Light that falls in from above. */
function rays({ width, height }: Size, { colors }: MapStyle, choices: PictureChoices): string {
  const amount = Math.min(8, Math.ceil(width / 600));
  const path = Array.from({ length: amount }, (_, index) => {
    const x = width * ((index + choices.fraction(`ray${index}`)) / amount);
    const spread = choices.between(`ray width${index}`, 60, 160);
    return pathData`M${x} 0h${spread}l${-spread * 1.6} ${height}h${-spread * 1.4}z`;
  }).join('');
  return element('path', { d: path, fill: colors.light, 'fill-opacity': 0.07 });
}

/** Rock that hangs from the upper edge. */
function hangingRock({ width }: Size, { colors }: MapStyle, choices: PictureChoices): string {
  let path = 'M0 0';
  const step = 130;
  for (let x = 0, index = 0; x < width; x += step, index += 1) {
    const depth = choices.between(`rock${index}`, 18, 120);
    path += pathData`l${step / 2} ${depth}l${step / 2} ${-depth}`;
  }
  return element('path', { d: `${path}z`, fill: colors.near });
}

/** Markup of scenery in the colors of its map. */
export function sceneryShape(name: SceneryName, colors: MapColors): string {
  const subject = { choices: new PictureChoices('scenery', 0), paints: () => undefined };
  return new FilledShape(`maps/${name}`, subject, { ...colors }).toMarkup();
}

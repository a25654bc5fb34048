import { PictureChoices } from '../choices.js';
import { FilledShape, type NameIn } from '../filled-shape.js';
import type { MapColors } from './map-colors.js';

/** Scenery in map units with its foot at 0 0; up is negative. */
export type SceneryName = NameIn<'maps'>;

/** Markup of scenery in the colors of its map. */
export function sceneryShape(name: SceneryName, colors: MapColors): string {
  const subject = { choices: new PictureChoices('scenery', 0), paints: () => undefined };
  return new FilledShape(`maps/${name}`, subject, { ...colors }).toMarkup();
}

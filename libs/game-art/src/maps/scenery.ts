import { PictureChoices } from '../choices.js';
import { FilledShape, type NameIn } from '../filled-shape.js';
import type { MapColors } from './map-colors.js';

/** Things that stand about, in map units, standing on 0 0; up is negative. */
export type SceneryName = NameIn<'maps'>;

/** A thing as markup in the colours of its map. */
export function sceneryShape(name: SceneryName, colors: MapColors): string {
  const subject = { choices: new PictureChoices('scenery', 0), paints: () => undefined };
  return new FilledShape(`maps/${name}`, subject, { ...colors }).toMarkup();
}

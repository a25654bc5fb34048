import { PictureChoices } from '../choices.js';
import type { Drawing } from '../drawing.js';
import { type ItemDescription, canvasOf } from './item-shape.js';
import { drawingOf } from './item-kinds.js';

const NO_PROPERTIES: Readonly<Record<string, number>> = {};

/** Draws an item, 32 by 32, always the same. The id chooses the kind, the level the material, the name the part; unknown ids get a parcel. */
export function drawItem({ id, name = '', properties = NO_PROPERTIES }: ItemDescription): Drawing {
  const choices = new PictureChoices('item', id);
  const level = properties['reqLevel'] ?? choices.integer('level', 0, 11) * 10;
  return canvasOf(drawingOf(id, name), { id, name, level, choices, properties }).toDrawing();
}

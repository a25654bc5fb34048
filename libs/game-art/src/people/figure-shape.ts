import { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import { FilledShape } from '../filled-shape.js';
import type { GivenColors } from '../shape-rules.js';
import type { ShapeName } from '../generated/shapes.js';
import { paletteColor } from '../items/materials.js';

const NO_CHOICES = new PictureChoices('', 0);

/** Colors of worn clothes. */
export type Cloth = Readonly<Record<'main' | 'trim' | 'metal', Material>>;

/** Markup of a figure's shape, which inherits an outline. */
export function figureShape(shape: ShapeName, given: GivenColors = {}, choices = NO_CHOICES): string {
  return new FilledShape(shape, { choices, paints: paletteColor }, given).toMarkup();
}

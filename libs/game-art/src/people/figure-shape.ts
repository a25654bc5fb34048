import { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import { FilledShape } from '../filled-shape.js';
import type { GivenColors } from '../shape-rules.js';
import type { ShapeName } from '../generated/shapes.js';
import { paletteColor } from '../items/materials.js';

const NO_CHOICES = new PictureChoices('', 0);

/** The colours of something worn. */
export type Cloth = Readonly<Record<'main' | 'trim' | 'metal', Material>>;

/** Shape of a figure as markup that inherits its outline. */
export function figureShape(shape: ShapeName, given: GivenColors = {}, choices = NO_CHOICES): string {
  return new FilledShape(shape, { choices, paints: paletteColor }, given).toMarkup();
}

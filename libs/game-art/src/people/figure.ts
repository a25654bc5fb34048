import type { Material } from '../color.js';
import { oval, part, stain, stroke } from '../svg-elements.js';
import { PictureChoices } from '../choices.js';
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

export const OUTLINE = '#45355a';
export const OUTLINE_WIDTH = 2.2;

/** Layers of a small figure within 96 x 96 that stands on y = 90, as markup that inherits an outline. */
export interface Figure {
  skin: Material;
  /** Behind the body: capes, wings, tails, long hair. */
  back?: string;
  legs: string;
  shoes: string;
  torso: string;
  sleeves: Material;
  /** Bare hands without gloves. */
  gloves?: Material;
  face: string;
  /** Before the face and below the hat: fringe, beard, glasses. */
  hair?: string;
  hat?: string;
  /** Held in the hand on the viewer's left, drawn below the fingers. */
  leftHand?: string;
  /** Held in the hand, or worn on the arm, on the viewer's right. */
  rightHand?: string;
  ears?: string;
}

export const HAND_LEFT = { x: 24, y: 72 };
export const HAND_RIGHT = { x: 72, y: 72 };

export const GROUND_SHADOW = `<path d="${oval(48, 90, 22, 4)}" fill="#1a1330" fill-opacity=".2" stroke="none"/>`;

const HEAD = 'M26 39c-1-15 9-24 22-24s23 9 22 24c-1 14-10 20-22 20s-21-6-22-20z';
const EARS = `${oval(26, 43, 3.6)}${oval(70, 43, 3.6)}`;
/** From shoulder to wrist. */
export const ARM_LEFT = 'M38 63q-11 2-14 8';
export const ARM_RIGHT = 'M58 63q11 2 14 8';

/** All layers of a figure from back to front. */
export function assembleFigure(figure: Figure): string {
  const { skin, sleeves, gloves = skin } = figure;
  return (
    GROUND_SHADOW +
    `<g stroke="${OUTLINE}" stroke-width="${String(OUTLINE_WIDTH)}">` +
    (figure.back ?? '') +
    figure.legs +
    figure.shoes +
    drawArm(sleeves, ARM_LEFT + ARM_RIGHT) +
    figure.torso +
    drawHead(skin, figure.ears) +
    figure.face +
    (figure.hair ?? '') +
    (figure.hat ?? '') +
    (figure.leftHand ?? '') +
    drawHands(gloves, HAND_LEFT, HAND_RIGHT) +
    (figure.rightHand ?? '') +
    '</g>'
  );
}

/** Head with ears. The neck is below y = 59. */
export function drawHead(skin: Material, ears = part(skin.base, EARS)): string {
  return (
    ears +
    part(skin.base, HEAD) +
    stain(skin.shade, 'M70 40c-1 13-10 19-22 19-8 0-15-3-19-9 5 5 11 6 18 6 12 0 21-6 23-16z')
  );
}

/** Arms along a path, in the material of skin or sleeves. */
export function drawArm({ base }: Material, path: string): string {
  return stroke(OUTLINE, 9.6, path) + stroke(base, 5.4, path);
}

export function drawHands({ base }: Material, ...centers: readonly { x: number; y: number }[]): string {
  return part(base, centers.map(({ x, y }) => oval(x, y, 4.2)).join(''));
}

/** Moves and scales a figure so that head and shoulders fill the picture. */
export function framedAsBust(figure: string): string {
  return `<g transform="translate(-15.4 1) scale(1.32)">${figure}</g>`;
}

export interface FaceStyle {
  eyes: (typeof EYE_STYLES)[number];
  iris: string;
  mouth: (typeof MOUTH_STYLES)[number];
  isRosy: boolean;
  brows?: string;
}

export const EYE_STYLES = ['round', 'tall', 'bright', 'sharp', 'sleepy', 'glad', 'dot', 'lashes'] as const;
export const MOUTH_STYLES = ['smile', 'open', 'flat', 'small', 'cat', 'smirk', 'smile'] as const;

/** A face with its eyes at y = 42. `draw` may draw other eyes. */
export function drawFace({ eyes, iris, mouth, isRosy, brows }: FaceStyle, draw = drawEyes): string {
  const rosy = isRosy ? figureShape('people/blush') : '';
  const lines =
    brows === undefined
      ? ''
      : stroke(brows, 2, eyes === 'sharp' ? 'M34 35l7 2M62 35l-7 2' : 'M34 36q4-3 7-1M55 35q3-2 7 1');
  return rosy + draw(eyes, iris) + lines + figureShape(`people/mouths/${mouth}`);
}

export function drawEyes(style: FaceStyle['eyes'], iris: string): string {
  return figureShape(`people/eyes/${style}`, { iris });
}

/** Closed eyelids. */
export function drawClosedEyes(): string {
  return figureShape('people/eyes/closed');
}

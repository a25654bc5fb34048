import type { CharacterLook } from '@portico/domain';
import { PictureChoices } from '../choices.js';
import { EYE_STYLES, type FaceStyle, MOUTH_STYLES } from './figure.js';
import { drawHair, type Hair } from './hair.js';
import { dyeOf, irisOf } from './people-colors.js';

/** The game's hair styles are ten ids apart. Women's styles are in certain thousands. */
export function hairOfId(hair: number): Hair {
  const isLong = [31, 34, 37, 38].includes(Math.floor(hair / 1000));
  return drawHair(new PictureChoices('hair', Math.floor(hair / 10)), dyeOf(Math.abs(hair) % 10), { isLong });
}

/** The hundreds of a face id are the color of its eyes. The other digits are its form. */
export function faceStyleOf({
  face,
  gender,
  hair,
}: Pick<CharacterLook, 'face' | 'gender' | 'hair'>): FaceStyle {
  const form = new PictureChoices('face', Math.floor(face / 1000) * 100 + (Math.abs(face) % 100));
  const [bold, soft] = [
    EYE_STYLES.filter((style) => style !== 'lashes'),
    EYE_STYLES.filter((style) => style !== 'dot'),
  ];
  const styles = gender === 0 ? bold : soft;
  return {
    eyes: styles[form.integer('eyes', 0, styles.length - 1)] ?? 'round',
    iris: irisOf(face),
    mouth: form.pick('mouth', MOUTH_STYLES),
    isRosy: form.chance('rosy', gender === 0 ? 0.45 : 0.85),
    brows: form.chance('brows', 0.6) ? dyeOf(Math.abs(hair) % 10).line : undefined,
  };
}

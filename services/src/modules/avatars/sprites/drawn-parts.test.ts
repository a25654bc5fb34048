import {
  arrange,
  compose,
  FRAME_WINDOWS,
  type PlacedPart,
  RESTING_POSE,
  type Rgba,
  type SpriteReference,
  spritesOf,
} from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import type { Drawing } from '@portico/game-art/drawing';
import { drawCharacter } from '@portico/game-art/people';
import { drawSprites } from '@portico/game-art/sprites';
import { svgDocument } from '@portico/game-art/svg';
import { renderAsync } from '@resvg/resvg-js';
import { pixelsOfPng } from './part-pixels.js';
import { imagesOf } from './sprite-source.js';

const MARGIN = 4;
/** Pixels per unit of drawn sets, and a figure of 96 by 96 on the same ground in the same size. */
const SCALE = 2;
const FIGURE_BOX = { x: 9.6, y: 10, width: 172.8, height: 172.8 };

async function rendered(svg: string): Promise<Rgba> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const pixels = pixelsOfPng(image.asPng());
  if (pixels === undefined) throw new Error('not rendered');
  return pixels;
}

function alphaAt({ width, data }: Rgba, x: number, y: number): number {
  return data[(y * width + x) * 4 + 3] ?? 0;
}

/** Columns and rows of the visible pixels, from the corner inside the picture's margin. */
async function seenBounds(drawing: Drawing): Promise<number[]> {
  const { width, height } = drawing;
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const pixels = await rendered(
    svgDocument(size, drawing.nestedIn({ x: MARGIN, y: MARGIN, width, height }, { ids: '' })),
  );
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      if (alphaAt(pixels, x, y) === 0) continue;
      xs.push(x - MARGIN);
      ys.push(y - MARGIN);
    }
  }
  return [Math.min(...xs), Math.min(...ys), width - 1 - Math.max(...xs), height - 1 - Math.max(...ys)];
}

const references: SpriteReference[] = [
  { category: 'Body', id: 2000 },
  { category: 'Head', id: 12_003 },
  { category: 'Face', id: 21_004 },
  { category: 'Hair', id: 31_042 },
  { category: 'Cap', id: 1_002_005 },
  { category: 'Longcoat', id: 1_050_003 },
  { category: 'Cape', id: 1_102_002 },
  { category: 'Shoes', id: 1_072_001 },
  { category: 'Shield', id: 1_092_002 },
  { category: 'Weapon', id: 1_402_004 },
  { category: 'Weapon', id: 1_452_004 },
];

const looks: CharacterLook[] = Array.from({ length: 6 }, (_, index) => ({
  gender: index % 2,
  skin: index,
  face: 20_000 + (index % 2) * 1000 + index,
  hair: 30_000 + (index % 2) * 1000 + index * 130 + index,
  cap: index === 0 ? undefined : 1_002_000 + index * 7,
  coat: index === 1 ? 1_050_000 : 1_040_000 + index,
  pants: index === 1 ? undefined : 1_060_000 + (index % 2) * 1000 + index,
  shoes: 1_072_000 + index,
  glove: index === 2 ? 1_082_000 : undefined,
  cape: index === 3 ? 1_102_000 : undefined,
  shield: index === 4 ? 1_092_000 : undefined,
  weapon: 1_302_000 + index * 10_000,
}));

async function composed(look: CharacterLook): Promise<Rgba> {
  const uses = spritesOf(look).flatMap((reference) => {
    const set = drawSprites(reference)?.set;
    return set === undefined ? [] : [{ set, weaponType: reference.weaponType }];
  });
  const parts = arrange(uses, RESTING_POSE);
  const pixels = new Map<PlacedPart, Rgba>();
  for (const part of parts) {
    const drawing = drawSprites(part.set)?.drawingOf(part.image);
    if (drawing !== undefined) pixels.set(part, await rendered(drawing.toSvg()));
  }
  return compose(parts, (part) => pixels.get(part), FRAME_WINDOWS.figure, SCALE);
}

/** Number of pixels that clearly differ between two pictures on white. */
function apart(one: Rgba, other: Rgba): number {
  let count = 0;
  for (let index = 0; index < one.data.length; index += 4) {
    const isApart = [0, 1, 2].some(
      (channel) => Math.abs(onWhite(one, index, channel) - onWhite(other, index, channel)) > 64,
    );
    count += Number(isApart);
  }
  return count;
}

function onWhite({ data }: Rgba, index: number, channel: number): number {
  const alpha = data[index + 3] ?? 0;
  return ((data[index + channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255;
}

describe('drawn parts as pixels', () => {
  it.each(references)('fill their bounds and do not leave them: $category $id', async (reference) => {
    const sprites = drawSprites(reference);
    const images = sprites === undefined ? [] : [...imagesOf(sprites.set)];
    expect(images).not.toEqual([]);
    for (const image of images) {
      const drawing = sprites?.drawingOf(image);
      const slack = drawing === undefined ? [] : await seenBounds(drawing);
      expect(Math.min(...slack)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...slack)).toBeLessThanOrEqual(1);
    }
  });

  it('are at rest together what the character is in one drawing', async () => {
    for (const look of looks) {
      const { width, height } = FRAME_WINDOWS.figure;
      const whole = await rendered(
        svgDocument(
          { width: width * SCALE, height: height * SCALE },
          drawCharacter(look).nestedIn(FIGURE_BOX, { ids: '' }),
        ),
      );
      expect(apart(await composed(look), whole)).toBeLessThan(0.005 * width * height * SCALE * SCALE);
    }
  });
});

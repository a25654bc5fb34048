import { Canvas } from '../canvas.js';
import { PictureChoices } from '../choices.js';
import type { Drawing } from '../drawing.js';
import { FilledShape, type NameIn } from '../filled-shape.js';
import { SCENE_WORDS, SCENES } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import type { Paints } from '../shape-rules.js';
import { paletteColor, tone } from '../items/materials.js';

/** A scene: sky, ground and scenery of a kind of place. */
type SceneName = NameIn<'marks'>;

const sceneNamed = choiceByPattern<SceneName>(SCENE_WORDS);

const TOWN: SceneName = 'village';
const MARKET: SceneName = 'market';

/** Known facts about a map. Only the id is required. */
export interface MapMarkDescription {
  readonly id: number;
  /** The map's mark in the game files, one word. `None` and '' mean no mark. */
  readonly mark?: string;
  /** English names of the map and its street. */
  readonly region?: string;
  readonly isTown?: boolean;
}

/** Maps of one region share the first digits of their ids. */
const REGION_SIZE = 1_000_000;
const FIRST_MARKET_ROOM = 910_000_000;
const LAST_MARKET_ROOM = 910_000_022;

const FRAMES = [
  'M7 1.5H25Q30.5 1.5 30.5 7V25Q30.5 30.5 25 30.5H7Q1.5 30.5 1.5 25V7Q1.5 1.5 7 1.5z',
  'M1.5 16a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1 -29 0z',
  'M3 2.5H29Q30.5 2.5 30.5 4V16Q30.5 26 16 31Q1.5 26 1.5 16V4Q1.5 2.5 3 2.5z',
] as const;

const paintsOf =
  (choices: PictureChoices): Paints =>
  (paint, [aspect, lightness, chroma, low, high]) =>
    paint === 'hue'
      ? tone(Number(lightness), Number(chroma), choices.between(String(aspect), Number(low), Number(high)))
      : paletteColor(paint);

function sceneOf(
  { id, mark = '', region = '', isTown = false }: MapMarkDescription,
  named: boolean,
): SceneName {
  if (id >= FIRST_MARKET_ROOM && id <= LAST_MARKET_ROOM) return MARKET;
  // Splits a mark such as LanternHarbor into two words.
  const words = [named ? mark.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') : '', region];
  for (const text of words) {
    const found = sceneNamed(text);
    if (found !== undefined) return found;
  }
  if (isTown) return TOWN;
  const seed = named
    ? [...mark].reduce((sum, character) => sum * 31 + (character.codePointAt(0) ?? 0), 7) % 1_000_003
    : Math.floor(id / REGION_SIZE);
  return new PictureChoices('land', seed).pick('land', SCENES);
}

/** Draws the emblem of a map, 32 by 32: a rounded square for towns, a circle for fields; in it its region's scene with details of its own. */
export function drawMapMark(description: MapMarkDescription): Drawing {
  const { id, mark = '', isTown = false } = description;
  const named = mark !== '' && mark !== 'None';
  const choices = new PictureChoices('map mark', id);
  const scene = new FilledShape(`marks/${sceneOf(description, named)}`, {
    choices,
    paints: paintsOf(choices),
  });
  const canvas = new Canvas();
  const frame = isTown ? FRAMES[0] : id % 100 === 0 ? FRAMES[2] : FRAMES[1];
  canvas.clipped(frame, (inner) => {
    scene.drawOn(inner);
  });
  return canvas.line(frame, scene.material('sky').line, 2.2).line(frame, '#f3d9a4', 0.8).toDrawing();
}

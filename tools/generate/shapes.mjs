import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PlainError } from '../bootstrap/terminal.mjs';
import { ROOT, readJson } from '../bootstrap/workspace.mjs';
import { anyOf, conditionOf, measureOf, numberOf, recipeOf, spaced } from './shape-words.mjs';
import { treeOf } from './svg-tree.mjs';

const FOLDER = join(ROOT, 'libs/game-art/shapes');
export const SHAPES = 'libs/game-art/src/generated/shapes.ts';

const TONES = new Set(['shine', 'light', 'base', 'shade', 'line']);

const isDrawn = ({ name }) => ['g', 'path', 'circle'].includes(name);

function aimOf(attributes) {
  const entries = ['turn', 'scale', 'along'].flatMap((key) => {
    const value = attributes[`data-${key}`];
    return value === undefined ? [] : [[key, measureOf(value)]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Color of an element: its class `slot-tone`, else its fill or stroke. */
function colorOf({ attributes }, slots) {
  const name = classOf(attributes);
  if (name === undefined) {
    const color = attributes.fill ?? attributes.stroke;
    if (!/^#[\da-f]{3,8}$/.test(color ?? '')) throw new Error('an element has neither class nor colour');
    return color;
  }
  const at = name.lastIndexOf('-');
  if (!TONES.has(name.slice(at + 1))) throw new Error(`${name}: the class of a line or patch ends in a tone`);
  return [slotNamed(name.slice(0, at), slots), name.slice(at + 1)];
}

const classOf = ({ class: names }) => names?.split(' ').find((name) => name !== 'glint');

function slotNamed(name, slots) {
  if (!slots.has(name)) throw new Error(`unknown colour: ${name}`);
  return name;
}

const hasTone = (name) => name.includes('-') && TONES.has(name.slice(name.lastIndexOf('-') + 1));

function nodeOf(element, slots) {
  const { attributes } = element;
  const node = plainNodeOf(element, slots);
  return attributes['data-if'] === undefined ? node : { ...node, if: anyOf(attributes['data-if']) };
}

function plainNodeOf(element, slots) {
  const { name, attributes, children } = element;
  const drawn = children.filter(isDrawn);
  const width = attributes['stroke-width'];
  if (attributes['data-by'] !== undefined) return variantsOf(attributes, drawn, slots);
  if (slots.areOutlined && name === 'path') return outlinedOf(attributes, slots);
  const style = classOf(attributes);
  if (name === 'circle') {
    const [x, y, r] = [measureOf(attributes['data-x'] ?? attributes.cx), attributes.cy, attributes.r];
    const place = [x, numberOf(y), numberOf(r)];
    const isGlint = attributes.class?.split(' ').includes('glint') === true;
    if (isGlint && style === undefined && attributes.fill === undefined) return { glint: place };
    return { [isGlint ? 'glint' : 'dot']: place, color: colorOf(element, slots) };
  }
  if (style !== undefined && !hasTone(style)) {
    const [outline, ...inside] = name === 'g' ? drawn : [element];
    const rim = attributes['data-rim'];
    return {
      form: outlineOf(outline),
      color: slotNamed(style, slots),
      ...(rim !== undefined && { rim: measureOf(rim) }),
      ...(width !== undefined && { outline: numberOf(width) }),
      ...(inside.length > 0 && { inside: inside.map((part) => nodeOf(part, slots)) }),
    };
  }
  if (name === 'g') {
    const aim = aimOf(attributes);
    return { group: drawn.map((part) => nodeOf(part, slots)), ...(aim !== undefined && { aim }) };
  }
  const color = colorOf(element, slots);
  const path = attributes.d === undefined ? {} : { d: pathOf(attributes) };
  if (width !== undefined) return { line: numberOf(width), color, ...path };
  const opacity = attributes['fill-opacity'];
  return { patch: opacity === undefined ? 1 : numberOf(opacity), color, ...path };
}

const END = /^data-(?:(\w+)-)?at-(.+)$/;

/** Ends of an attribute by the choices between it and them: `data-at-NAME` of a path, `data-PLACE-at-NAME` of a place. */
function endsOf(attributes, place) {
  return Object.entries(attributes).flatMap(([key, value]) => {
    const [, owner, choice] = END.exec(key) ?? [];
    return choice === undefined || owner !== place ? [] : [[spaced(choice), value]];
  });
}

const commandsOf = (path) => path.replaceAll(/[^a-z]/gi, '');
const countOf = (path) => path.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length;

/** Path data of an element. With ends, all have to have the same commands. */
function pathOf(attributes) {
  const { d } = attributes;
  const ends = endsOf(attributes);
  for (const [choice, end] of ends)
    if (commandsOf(end) !== commandsOf(d) || countOf(end) !== countOf(d))
      throw new Error(`the path at ${choice} has other commands`);
  return ends.length === 0 ? d : { d, at: Object.fromEntries(ends) };
}

/** A path of a shape that inherits an outline, unless it has its own stroke. */
function outlinedOf(attributes, slots) {
  const { fill, stroke, 'stroke-width': width, 'fill-opacity': opacity } = attributes;
  const slot = classOf(attributes);
  const color =
    slot === undefined
      ? undefined
      : hasTone(slot)
        ? colorOf({ attributes }, slots)
        : [slotNamed(slot, slots)];
  const isLine = width !== undefined && fill === undefined;
  const entries = {
    fill: isLine ? fill : (color ?? fill),
    opacity,
    stroke: isLine ? (color ?? stroke) : stroke,
    width,
  };
  return {
    path: pathOf(attributes),
    ...Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)),
  };
}

/** Path data. If the element is a group, of each variant. */
function outlineOf({ name, attributes, children }) {
  if (name === 'path') return pathOf(attributes);
  const paths = children.filter(isDrawn).map((path) => pathOf(path.attributes));
  return { by: conditionOf(attributes['data-by']), of: paths };
}

function variantsOf(attributes, drawn, slots) {
  const names = drawn.map((part) => part.attributes['data-name']);
  return {
    by: conditionOf(attributes['data-by']),
    of: drawn.map((part) => nodeOf(part, slots)),
    ...(names.some((name) => name !== undefined) && {
      names: names.map((name) => name ?? null),
      common: drawn.filter((part) => part.attributes['data-rare'] === undefined).length,
    }),
  };
}

const FLAGS = ['floats', 'glowing-eyes', 'mouthless', 'crowned'];
const PLACES = ['face', 'crown', 'shadow', 'shoulders'];
/** Attributes of the root that are no slots. A body has more of these. */
const AIM = new Set(['turn', 'scale', 'along']);
const OF_BODIES = new Set([...FLAGS, ...PLACES]);

const isBody = ({ children }) => children.some(({ attributes }) => attributes['data-layer'] !== undefined);

/** A monster's body: layers, places for attached drawings, and properties. */
function bodyOf({ attributes, children }, slots) {
  const drawn = children.filter(isDrawn);
  const layer = (name) => drawn.find((part) => part.attributes['data-layer'] === name);
  const partsOf = (name) =>
    layer(name)
      ?.children.filter(isDrawn)
      .map((part) => nodeOf(part, slots)) ?? [];
  const given = (names) => names.filter((name) => attributes[`data-${name}`] !== undefined);
  const numbersOf = (text) => text.split(' ').map(numberOf);
  const placeOf = (name) => ({
    numbers: numbersOf(attributes[`data-${name}`]),
    at: Object.fromEntries(endsOf(attributes, name).map(([choice, end]) => [choice, numbersOf(end)])),
  });
  if (layer('shape') === undefined) throw new Error('a body without the layer shape');
  return {
    outline: outlineOf(layer('shape')),
    ...Object.fromEntries(['behind', 'marks', 'front'].map((name) => [name, partsOf(name)])),
    places: Object.fromEntries(given(PLACES).map((name) => [name, placeOf(name)])),
    flags: Object.fromEntries(
      given(FLAGS).map((name) => {
        const text = attributes[`data-${name}`];
        return [name, text === 'always' ? [[]] : anyOf(text)];
      }),
    ),
  };
}

/** The shape that an SVG document describes. Throws with the error in it. */
export function shapeOf(markup, palette) {
  const svg = treeOf(markup);
  const own = isBody(svg) ? OF_BODIES : AIM;
  const recipes = Object.entries(svg.attributes).flatMap(([key, text]) => {
    const name = key.startsWith('data-') ? key.slice(5) : '';
    return name === '' || own.has(name) || END.test(key) ? [] : [[name, text]];
  });
  const known = new Set([...Object.keys(palette), ...recipes.map(([name]) => name)]);
  known.areOutlined = svg.attributes.stroke !== undefined;
  const aim = aimOf(svg.attributes);
  const body = isBody(svg) ? bodyOf(svg, known) : undefined;
  return {
    ...(aim !== undefined && { aim }),
    ...(body !== undefined && { body }),
    slots: Object.fromEntries(
      recipes.filter(([, text]) => text !== 'given').map(([name, text]) => [name, recipeOf(text, known)]),
    ),
    parts: body === undefined ? svg.children.filter(isDrawn).map((part) => nodeOf(part, known)) : [],
  };
}

function svgFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return svgFiles(path);
      return entry.name.endsWith('.svg') ? [path] : [];
    });
}

/** The shapes of libs/game-art as a module, so that browsers and servers draw without reading files. */
export function shapesModule() {
  const palette = readJson(join(FOLDER, 'palette.json'));
  const shapes = svgFiles(FOLDER).map((path) => {
    try {
      const name = relative(FOLDER, path)
        .replaceAll('\\', '/')
        .replace(/\.svg$/, '');
      return [name, shapeOf(readFileSync(path, 'utf8'), palette)];
    } catch (error) {
      throw new PlainError(`${relative(ROOT, path)}: ${error.message}`);
    }
  });
  const names = shapes.map(([name]) => `  | '${name}'`).join('\n');
  const lines = shapes.map(([name, shape]) => `  '${name}': ${JSON.stringify(shape)},`).join('\n');
  return `// Written by \`npm run generate\` from libs/game-art/shapes.
import type { Shape, ToneNumbers } from '../shape.js';

export const PALETTE: Readonly<Record<string, ToneNumbers>> = ${JSON.stringify(palette)};

export type ShapeName =
${names};

export const SHAPES: Readonly<Record<ShapeName, Shape>> = {
${lines}
};
`;
}

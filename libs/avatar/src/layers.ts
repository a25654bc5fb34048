import { LAYERS } from './generated/tables.js';

/** A layer of a character. `tables/layers.json` has them, the front first, as `Base.wz/zmap.img` orders them; each with the slots of the body by `Base.wz/smap.img`. */
export type LayerName = keyof typeof LAYERS;

const DEPTHS: ReadonlyMap<string, number> = new Map(Object.keys(LAYERS).map((name, depth) => [name, depth]));

/** The slots of a layer, two letters each; none for a layer that nothing can cover. */
export function slotsOfLayer(name: LayerName): readonly string[] {
  return splitSlots(LAYERS[name]);
}

/** The depth of a layer, 0 in front. */
export function depthOf(name: LayerName): number {
  return DEPTHS.get(name) ?? DEPTHS.size;
}

export function isLayer(name: string): name is LayerName {
  return DEPTHS.has(name);
}

/** Splits a text of slots in the game's files: `CpH1H5` is `Cp`, `H1`, `H5`. */
export function splitSlots(text: string): readonly string[] {
  return text.match(/../g) ?? [];
}

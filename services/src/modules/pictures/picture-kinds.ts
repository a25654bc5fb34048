import type { PictureKind } from '@portico/contract';
import type { Drawing } from '@portico/game-art/drawing';
import { drawItem } from '@portico/game-art/items';
import { drawMapMark } from '@portico/game-art/marks';
import { drawMonster } from '@portico/game-art/monsters';
import { drawNpc } from '@portico/game-art/people';
import type { Catalog } from '../../catalog/index.js';

/** Kinds that the catalog can draw at `/api/{kind}/icon/{id}`. Characters need their clothes, so they are drawn elsewhere. */
export type CatalogPictureKind = Exclude<PictureKind, 'character'>;

export interface PictureKey {
  readonly kind: CatalogPictureKind;
  readonly id: number;
}

const OLD_CLIENT = 83;
const NEW_CLIENT = 228;

/** Id ranges, inclusive, that the old client of the icon services has no pictures for. */
const NEWER: Readonly<
  Partial<Record<CatalogPictureKind, readonly (readonly [first: number, last: number])[]>>
> = {
  item: [
    [1_140_000, 1_149_999],
    [1_540_000, 1_549_999],
    [1_700_000, 1_799_999],
    [5_000_000, Infinity],
  ],
  monster: [
    [8_900_000, 8_999_999],
    [9_300_000, Infinity],
  ],
};

export function versionsOf({ kind, id }: PictureKey): readonly number[] {
  const isNewer = NEWER[kind]?.some(([first, last]) => id >= first && id <= last) === true;
  return isNewer ? [NEW_CLIENT, OLD_CLIENT] : [OLD_CLIENT, NEW_CLIENT];
}

/** The game's monster ids rise with their levels, by about this number of levels per million. */
const LEVELS_PER_MILLION = 15;
const HIGHEST_GUESS = 140;

/** Draws a thing from its data in the catalog, or from its id alone before the first import. */
export function drawPicture(catalog: Catalog, { kind, id }: PictureKey): Drawing {
  switch (kind) {
    case 'item': {
      const item = catalog.item(id);
      return drawItem({ id, name: nameOf(item), properties: item?.properties });
    }
    case 'monster': {
      const monster = catalog.monster(id);
      const guess = Math.min(HIGHEST_GUESS, Math.floor(id / 1_000_000) * LEVELS_PER_MILLION + 5);
      return drawMonster({
        id,
        level: monster?.level ?? guess,
        isBoss: monster?.isBoss ?? false,
        name: nameOf(monster),
      });
    }
    case 'npc': {
      const npc = catalog.world.npc(id);
      return drawNpc({ id, name: nameOf(npc), occupation: npc?.occupation });
    }
    case 'map': {
      const map = catalog.world.map(id);
      const region = `${nameOf(map) ?? ''} ${map?.streetName ?? ''}`;
      return drawMapMark({ id, mark: map?.mapMark, region, isTown: map?.isTown });
    }
  }
}

/** Whether the catalog has the thing. The icon service is asked only for these. */
export function isInCatalog(catalog: Catalog, { kind, id }: PictureKey): boolean {
  return (kind === 'item' || kind === 'monster' ? catalog[kind](id) : catalog.world[kind](id)) !== undefined;
}

/** A placeholder name holds only the id, so it is not used. */
function nameOf(thing: { readonly name: string; readonly hasName: boolean } | undefined): string | undefined {
  return thing?.hasName === true ? thing.name : undefined;
}

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

export function isInCatalog(catalog: Catalog, { kind, id }: PictureKey): boolean {
  return (kind === 'item' || kind === 'monster' ? catalog[kind](id) : catalog.world[kind](id)) !== undefined;
}

/** A placeholder name holds only the id, so it is not used. */
function nameOf(thing: { readonly name: string; readonly hasName: boolean } | undefined): string | undefined {
  return thing?.hasName === true ? thing.name : undefined;
}

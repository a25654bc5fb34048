import type { Catalog } from '../../../game/catalog/index.js';
import { drawItem } from '../../../game/pictures/items/index.js';
import { drawMapMark } from '../../../game/pictures/marks/index.js';
import { drawMonster } from '../../../game/pictures/monsters/index.js';
import { drawNpc } from '../../../game/pictures/people/index.js';
import type { PictureKey } from './picture-kinds.js';

/** The drawing of a thing: from what the catalog knows of it, and from its id alone where nothing was imported. */
export function drawPicture(catalog: Catalog, { kind, id }: PictureKey): string {
  switch (kind) {
    case 'item':
      return drawItem({ id, name: catalog.item(id)?.name, properties: catalog.item(id)?.properties });
    case 'monster': {
      const monster = catalog.monster(id);
      return drawMonster({
        id,
        level: monster?.level ?? 1,
        isBoss: monster?.isBoss ?? false,
        name: monster?.name,
      });
    }
    case 'npc': {
      const npc = catalog.world.npc(id);
      return drawNpc({ id, name: npc?.name, occupation: npc?.occupation });
    }
    case 'map': {
      const map = catalog.world.map(id);
      return drawMapMark({ id, mark: map?.mapMark, region: map?.streetName, isTown: map?.isTown });
    }
  }
}

/** Whether the imported game files know the thing: only for these somebody else is asked. */
export function isInCatalog(catalog: Catalog, { kind, id }: PictureKey): boolean {
  switch (kind) {
    case 'item':
      return catalog.item(id) !== undefined;
    case 'monster':
      return catalog.monster(id) !== undefined;
    case 'npc':
      return catalog.world.npc(id) !== undefined;
    case 'map':
      return catalog.world.map(id) !== undefined;
  }
}

import type { Catalog } from '../../../game/catalog/index.js';
import { drawItem } from '../../../game/pictures/items/index.js';
import { drawMapMark } from '../../../game/pictures/marks/index.js';
import type { PictureKey } from './picture-kinds.js';

/** The drawing of a thing: from what the catalog knows of it, and from its id alone where nothing was imported. */
export function drawPicture(catalog: Catalog, { kind, id }: PictureKey): string {
  switch (kind) {
    case 'item':
      return drawItem({ id, name: catalog.item(id)?.name, properties: catalog.item(id)?.properties });
    case 'monster':
      return drawItem({ id });
    case 'npc':
      return drawItem({ id });
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

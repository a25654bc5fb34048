import { Injectable } from '@nestjs/common';
import type { Drawing } from '@portico/game-art/drawing';
import { LRUCache } from 'lru-cache';
import { drawMap, drawMinimap, type MapPicture, type Sky } from '@portico/game-art/maps';
import { CatalogService } from '../../../catalog/index.js';
import { sizeOfAnswer, svgAnswer, type PictureAnswer } from '../../../platform/http/index.js';
import { known } from '../shared/catalog-search.js';

const DRAW = { drawing: drawMap, minimap: drawMinimap } as const satisfies Record<
  string,
  (picture: MapPicture) => Drawing | null
>;

interface DrawingKey {
  readonly view: keyof typeof DRAW;
  readonly id: number;
  readonly sky: Sky;
}

const REMEMBERED_BYTES = 16 * 1_048_576;

@Injectable()
export class MapDrawingService {
  private readonly answers = new LRUCache<string, PictureAnswer, DrawingKey>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: sizeOfAnswer,
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _stale, { context }) => svgAnswer(this.draw(context).toSvg()),
  });

  constructor(private readonly catalogs: CatalogService) {}

  /**
   * The picture of a map. Concurrent calls for the same picture share the work. Throws `catalog.map_not_found` for a map without ground.
   */
  picture(key: DrawingKey): Promise<PictureAnswer> {
    const { generation, dropsAsOf } = this.catalogs.current;
    // Spawns that the server added are read together with the drops.
    const version = `${String(generation)}/${dropsAsOf}`;
    return this.answers.forceFetch(`${version}/${key.view}/${key.sky}/${key.id}`, { context: key });
  }

  /** The drawing of a map by its parts, for use within another picture. Also throws `catalog.map_not_found`. */
  draw({ view, id, sky }: DrawingKey): Drawing {
    const catalog = this.catalogs.current;
    const map = catalog.world.map(id);
    const geometry = map === undefined ? null : catalog.world.drawingOf(map);
    const life = map === undefined ? [] : catalog.world.lifeOf(map);
    const drawing =
      map && geometry
        ? DRAW[view]({
            place: map,
            geometry,
            life: life.map(({ kind, subjectId, spots }) => ({ kind, id: subjectId, spots })),
            sky,
          })
        : null;
    return known(catalog, drawing, 'catalog.map_not_found');
  }
}

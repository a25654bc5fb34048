import { Injectable } from '@nestjs/common';
import {
  CatalogMapDrawingEntity,
  CatalogService,
  unpackMapDrawing,
  type CatalogMap,
  type MapDrawing,
} from '../../game/catalog/index.js';
import { Database } from '../../platform/persistence/index.js';

@Injectable()
export class MapGeometryRepository {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly database: Database,
  ) {}

  /**
   * The ground of a map, of the one it is linked to where it is a link; null for a map that has none. While the database is away it is
   * null as well: everything else about a map comes from memory.
   */
  async find({ sourceMapId }: CatalogMap): Promise<MapDrawing | null> {
    const { generation } = this.catalogs.current;
    if (generation === null || !this.database.isAvailable) return null;
    const found = await this.database.reader.findOneBy(CatalogMapDrawingEntity, {
      generationId: generation,
      mapId: sourceMapId,
    });
    return found === null ? null : unpackMapDrawing(found.drawing);
  }
}

import { dirname, join, resolve } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Drawing } from '@portico/game-art/drawing';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@portico/domain';
import { CatalogService } from '../../catalog/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { type PictureAnswer, pngAnswer, sizeOfAnswer, svgAnswer } from '../../platform/http/index.js';
import { countLookup } from '../../platform/metrics/index.js';
import { drawPicture, isInCatalog, type PictureKey } from './draw-picture.js';
import { PictureCache } from './picture-cache.js';
import { OutsidePictures } from './outside-pictures.js';
import { PictureFolder } from './picture-folder.js';

const REMEMBERED_BYTES = 24 * 1_048_576;
const REMEMBERED_MS = 5 * MINUTE_MS;
/** A drawing replaces the picture only until the icon service answers. */
const STAND_IN_SECONDS = 60;
const MEBIBYTE = 1_048_576;

/** Pictures of the game's things: the owner's file, else a copy of the icon service's picture, else a drawing. */
@Injectable()
export class PicturesService implements OnModuleDestroy {
  private readonly folder: PictureFolder | undefined;
  private readonly outside: OutsidePictures | undefined;
  private readonly kept: PictureCache;
  private readonly answers: LRUCache<string, PictureAnswer, PictureKey>;

  constructor(
    private readonly catalogs: CatalogService,
    config: PorticoConfig,
  ) {
    const { folder, service, cacheMiB } = config.server.pictures;
    this.folder =
      folder === undefined ? undefined : new PictureFolder(resolve(dirname(config.env.configFile), folder));
    this.outside = Object.keys(service).length === 0 ? undefined : new OutsidePictures(service);
    this.kept = new PictureCache(join(config.env.home, 'pictures'), cacheMiB * MEBIBYTE);
    this.answers = new LRUCache({
      maxSize: REMEMBERED_BYTES,
      sizeCalculation: sizeOfAnswer,
      ttl: REMEMBERED_MS,
      ignoreFetchAbort: true,
      fetchMethod: async (_name, _stale, { options, context }) => {
        const answer = await this.answer(context);
        options.ttl = Math.min(REMEMBERED_MS, answer.seconds * 1000);
        return answer;
      },
    });
  }

  icon(key: PictureKey): Promise<PictureAnswer> {
    const { generation } = this.catalogs.current;
    const name = `${String(generation)}/${key.kind}/${key.id}`;
    countLookup('pictures', this.answers.has(name));
    return this.answers.forceFetch(name, { context: key });
  }

  /** The same picture for use within another one: pixels, or our own drawing by its parts. */
  async find(key: PictureKey): Promise<{ png: Buffer } | { drawing: Drawing }> {
    const { bytes, contentType } = await this.icon(key);
    if (contentType === 'image/png') return { png: bytes };
    return { drawing: drawPicture(this.catalogs.current, key) };
  }

  async onModuleDestroy(): Promise<void> {
    await this.outside?.close();
  }

  private async answer(key: PictureKey): Promise<PictureAnswer> {
    const own = await this.folder?.read(key);
    if (own !== undefined) return pngAnswer(own);
    const copy = await this.copyOf(key);
    if (copy !== undefined && copy !== 'busy') return pngAnswer(copy);
    const drawing = drawPicture(this.catalogs.current, key).toSvg();
    return copy === 'busy' ? svgAnswer(drawing, STAND_IN_SECONDS) : svgAnswer(drawing);
  }

  private async copyOf(key: PictureKey): Promise<Buffer | 'busy' | undefined> {
    if (this.outside === undefined || !isInCatalog(this.catalogs.current, key)) return undefined;
    const kept = await this.kept.read(key);
    if (kept !== undefined) return kept;
    const fetched = await this.outside.fetch(key);
    if (fetched === 'absent') return undefined;
    if (fetched !== 'busy') await this.kept.keep(key, fetched);
    return fetched;
  }
}

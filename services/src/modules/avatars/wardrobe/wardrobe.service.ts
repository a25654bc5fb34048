import { Injectable } from '@nestjs/common';
import { fitsSlot, isWornSlot, type LookSlot, skinOfBody, SLOT_CATEGORIES } from '@portico/avatar';
import { type CharacterLook, grouped, MINUTE_MS, WORN_SLOTS, type WornSlot } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { CatalogService } from '../../../catalog/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { toWornPieces } from '../appearance/appearance.mapper.js';
import { SpritesService } from '../sprites/sprites.service.js';
import type { OutfitDto, WardrobeDto, WardrobePieceDto } from './wardrobe.dto.js';

function stylesOf(ids: readonly number[], kind: 'hair' | 'face'): number[][] {
  const styleOf = (id: number) =>
    kind === 'hair' ? Math.floor(id / 10) : Math.floor(id / 1000) * 100 + (id % 100);
  return [...grouped(ids, styleOf).values()];
}

/** Limit of pieces in cached lists. A slot has up to some thousand pieces. */
const MAX_PIECES = 50_000;
/** A folder is listed again after a minute, so its pieces are too. */
const LISTED_MS = MINUTE_MS;

const FIRST_OUTFIT_SLOTS = [
  'cap',
  'coat',
  'pants',
  'shoes',
  'cape',
  'weapon',
] as const satisfies readonly WornSlot[];
const FIRST_OUTFIT_PLACE = 0.4;

interface PieceSearch {
  slot: LookSlot;
  term: string;
}

@Injectable()
export class WardrobeService {
  /** Kept because a reader asks for the pages of a slot one by one. */
  private readonly lists = new LRUCache<string, WardrobePieceDto[], PieceSearch>({
    maxSize: MAX_PIECES,
    sizeCalculation: ({ length }) => length + 1,
    ttl: LISTED_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { slot, term } }) =>
      isWornSlot(slot) ? this.equipment(slot, term) : this.body(slot, term),
  });

  constructor(
    private readonly catalogs: CatalogService,
    private readonly sprites: SpritesService,
  ) {}

  async find({
    slot,
    term,
    page,
    limit,
  }: PieceSearch & { page: number; limit: number }): Promise<WardrobeDto> {
    const found = await this.piecesOf(slot, term);
    return {
      pieces: found.slice((page - 1) * limit, page * limit),
      pagination: databasePagination(page, limit, found.length),
    };
  }

  async outfit(look: CharacterLook): Promise<OutfitDto> {
    const isBare = WORN_SLOTS.every((slot) => look[slot] === undefined);
    const worn = isBare ? { ...look, ...(await this.firstOutfit()) } : look;
    return { worn: toWornPieces(worn, (id) => this.nameOf(id)) };
  }

  /** Takes a named piece from within each list. Every visitor gets the same outfit until the catalog changes. */
  private async firstOutfit(): Promise<Partial<Record<WornSlot, number>>> {
    const pieces = await Promise.all(
      FIRST_OUTFIT_SLOTS.map(async (slot): Promise<[WornSlot, number | undefined]> => {
        const named = (await this.piecesOf(slot, '')).filter(({ name }) => name !== null);
        return [slot, named[Math.floor(named.length * FIRST_OUTFIT_PLACE)]?.id];
      }),
    );
    return Object.fromEntries(pieces.filter(([, id]) => id !== undefined));
  }

  private piecesOf(slot: LookSlot, term: string): Promise<WardrobePieceDto[]> {
    const { generation } = this.catalogs.current;
    const key = JSON.stringify([generation, this.sprites.source.generation, slot, term]);
    return this.lists.forceFetch(key, { context: { slot, term } });
  }

  /** Equipment of the catalog that has sprites, best match first; then equipment that the catalog does not know. */
  private async equipment(slot: WornSlot, term: string): Promise<WardrobePieceDto[]> {
    const ids = await this.idsOf(slot);
    const isThere = ids && new Set(ids);
    const named = this.catalogs.current
      .searchItems({ term, type: 'equipment' })
      .filter(({ id }) => fitsSlot(slot, id) && isThere?.has(id) !== false)
      .map(({ id, name }) => ({ id, name, colors: [id] }));
    const known = new Set(named.map(({ id }) => id));
    const others = (ids ?? []).filter((id) => !known.has(id) && isNumbered(id, term));
    return [...named, ...others.map((id) => ({ id, name: this.nameOf(id), colors: [id] }))];
  }

  private async body(slot: 'skin' | 'hair' | 'face', term: string): Promise<WardrobePieceDto[]> {
    const styles =
      slot === 'skin'
        ? ((await this.sprites.ids('Body')) ?? []).map((id) => [skinOfBody(id) ?? id])
        : stylesOf((await this.idsOf(slot)) ?? [], slot);
    return styles.flatMap((colors) => {
      const [id] = colors;
      return id === undefined || !colors.some((each) => isNumbered(each, term))
        ? []
        : [{ id, name: null, colors }];
    });
  }

  /** Undefined if any id has sprites. */
  private async idsOf(slot: Exclude<LookSlot, 'skin'>): Promise<readonly number[] | undefined> {
    const lists = await Promise.all(SLOT_CATEGORIES[slot].map((category) => this.sprites.ids(category)));
    const known = lists.filter((list) => list !== undefined);
    return known.length === 0 ? undefined : known.flat();
  }

  private nameOf(id: number): string | null {
    return this.catalogs.current.item(id)?.name ?? null;
  }
}

function isNumbered(id: number, term: string): boolean {
  return String(id).includes(term);
}

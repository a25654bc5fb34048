import { ITEM_TYPES, type ItemType } from '@portico/domain';
import { SOURCES, type Source } from '../../../game/index.js';
import { Choice, DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';

export const MAX_PREVIEWS = 5;

export class StoreDto {
  @Integer("Owner's character id, which is the store's id", { example: 1204 }) characterId: number;
  @Text({ example: 'Brannoc' }) characterName: string;

  @Text('Text of its sign; null if the source does not know it', {
    nullable: true,
    example: 'Cheap scrolls, all day',
  })
  description: string | null;

  @Integer('Lines of goods on sale', { example: 14 }) itemCount: number;
  @Integer('Null if the source does not know it', { nullable: true, example: 3 }) channel: number | null;

  @Integer('Room of the free market; null if the source does not know it', {
    nullable: true,
    example: 910_000_004,
  })
  mapId: number | null;
}

/** Values of one piece of equipment. They are totals, not the difference from the item's average. */
export class StoreItemStatsDto {
  @Integer({ example: 5 }) str: number;
  @Integer({ example: 0 }) dex: number;
  @Integer({ example: 0 }) int: number;
  @Integer({ example: 0 }) luk: number;
  @Integer({ example: 0 }) hp: number;
  @Integer({ example: 0 }) mp: number;
  @Integer('Weapon attack', { example: 84 }) watk: number;
  @Integer('Magic attack', { example: 0 }) matk: number;
  @Integer('Weapon defense', { example: 0 }) wdef: number;
  @Integer('Magic defense', { example: 0 }) mdef: number;
  @Integer('Accuracy', { example: 0 }) acc: number;
  @Integer('Avoidability', { example: 0 }) avoid: number;
  @Integer({ example: 0 }) speed: number;
  @Integer({ example: 0 }) jump: number;
  @Integer('Upgrade slots left', { example: 2 }) slots: number;
  @Integer('Scrolls that succeeded', { example: 5 }) upgrades: number;
  @Integer('Hammers used', { example: 0 }) vicious: number;
}

export class StoreItemDto {
  @Integer(
    "Identifies a line within one answer: the game's row, or the position in the store. Do not store it, because the game rewrites its rows at every change",
    { example: 311 },
  )
  inventorymerchantid: number;

  @Integer({ example: 1302000 }) itemId: number;
  @Text('`Item {id}` while the game files are not imported', { example: 'Ferry Oar' }) itemName: string;

  @Choice(ITEM_TYPES, 'Null if the id has no category', { nullable: true, example: 'equipment' })
  itemType: ItemType | null;

  @Integer('Mesos per bundle; null if the source does not know it', { nullable: true, example: 250_000 })
  price: number | null;

  @Integer(
    'Price per piece in percent of the usual one within 30 days; null for equipment, or if either is unknown',
    { nullable: true, example: 82 },
  )
  percentOfUsual: number | null;

  @Integer('Bundles left', { example: 3 }) bundles: number;
  @Integer('Pieces of one bundle', { example: 100 }) quantity: number;

  @Nested(() => StoreItemStatsDto, 'Null except for equipment', { nullable: true })
  stats: StoreItemStatsDto | null;
}

export class SourcedDto {
  @Choice(SOURCES, '`live`: from the running game; `database`: last recorded or saved', {
    example: 'live',
  })
  source: Source;

  @Integer('Time of this data, epoch ms', { example: 1_767_225_600_000 }) asOf: number;
}

export class MarketDto extends SourcedDto {
  @Integer('Open stores in all rooms', { example: 120 }) storeCount: number;
}

export class StorePreviewDto {
  @Integer({ example: 1302000 }) itemId: number;
  @Text({ example: 'Ferry Oar' }) itemName: string;

  @Integer('Mesos per bundle; null if the source does not know it', { nullable: true, example: 250_000 })
  price: number | null;
}

export class OpenStoreDto extends StoreDto {
  @Nested(
    () => [StorePreviewDto],
    'Its most expensive goods, each item once; equipment first if prices are unknown',
    { maxItems: MAX_PREVIEWS },
  )
  preview: StorePreviewDto[];
}

export class StoreRoomDto {
  @Integer('FM4 is the map 910000004', { example: 4 }) room: number;
  @Integer({ example: 6 }) stores: number;
}

export class OpenStoresDto extends MarketDto {
  @Nested(() => [OpenStoreDto]) stores: OpenStoreDto[];

  @Nested(() => [StoreRoomDto], 'Rooms with open stores; empty if the source does not know them')
  rooms: StoreRoomDto[];

  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class StoreItemsDto extends MarketDto {
  @Nested(() => StoreDto) store: StoreDto;
  @Nested(() => [StoreItemDto]) items: StoreItemDto[];
}

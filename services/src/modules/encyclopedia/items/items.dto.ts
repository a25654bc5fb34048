import { ITEM_TYPES, WEAPON_TYPES, type ItemType, type WeaponType } from '@portico/domain';
import { GameTextRunDto, Runs } from '../shared/game-text.dto.js';
import { Matches } from '../shared/matches.js';
import { CatalogPageDto } from '../shared/catalog-page.dto.js';
import { QuestMentionDto } from '../quests/quest-mention.dto.js';
import { Choice, Decimal, Flag, Integer, Nested, Text, Dictionary } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export const DROP_SOURCE_TYPES = ['monster', 'reactor', 'global'] as const;

export type DropSourceType = (typeof DROP_SOURCE_TYPES)[number];

export class ItemSummaryDto {
  @Integer({ example: 1302000 }) id: number;
  @Text('`Item {id}` where the game files have no name', { example: 'Ferry Oar' }) name: string;
  @Choice(ITEM_TYPES, { example: 'equipment' }) type: ItemType;
}

export class PopularItemDto extends ItemSummaryDto {
  @Integer('How many monsters, reactors and global drops give it', { example: 12 }) sourceCount: number;
}

export class ItemMatchDto extends ItemSummaryDto {
  @Integer('Required level; null for none', { nullable: true, example: 10 }) level: number | null;

  @Choice(WEAPON_TYPES, 'Null for all but weapons', { nullable: true, example: 'sword' })
  weaponType: WeaponType | null;

  @Matches('name') matches: number[][];
}

export class ItemSearchDto extends CatalogPageDto {
  @Nested(() => [ItemMatchDto]) items: ItemMatchDto[];
}

export class ItemRowDto extends ItemMatchDto {
  @Integer('`reqJob` of the game files, 0 for everyone; null for what no one wears', {
    nullable: true,
    example: 1,
  })
  jobMask: number | null;

  @Integer({ example: 17 }) attackPower: number;
  @Integer({ example: 0 }) magicAttack: number;
  @Integer({ example: 0 }) defense: number;
  @Integer({ example: 1 }) str: number;
  @Integer({ example: 0 }) dex: number;
  @Integer({ example: 0 }) int: number;
  @Integer({ example: 0 }) luk: number;
  @Integer('How many monsters, reactors and global drops give it', { example: 12 }) sourceCount: number;
}

export class ItemListDto extends CatalogPageDto {
  @Nested(() => [ItemRowDto]) items: ItemRowDto[];
}

export class ItemPropertiesDto extends ItemSummaryDto {
  @Choice(WEAPON_TYPES, 'Null for all but weapons', { nullable: true, example: 'sword' })
  weaponType: WeaponType | null;

  @Dictionary('number', 'Numbers of the item by their names in the game files; an absent one is 0', {
    example: { incPAD: 17, reqLevel: 10, tuc: 7, price: 1200 },
  })
  properties: Readonly<Record<string, number>>;
}

export class ItemDto extends ItemPropertiesDto {
  @Text('May be empty', { example: 'It has seen calmer waters.' }) description: string;
  @Runs('The description') descriptionRuns: GameTextRunDto[];
}

export class DropSourceDto {
  @Choice(DROP_SOURCE_TYPES, 'global: from every monster', { example: 'monster' }) type: DropSourceType;
  @Integer("The monster's or reactor's id; a global drop's row", { example: 100100 }) dropperid: number;
  @Text({ example: 'Dockside Crab' }) name: string;
  @Integer('Level of a monster, where known', { nullable: true, example: 12 }) level: number | null;
  @Flag({ example: false }) boss: boolean;
  @Integer({ example: 1 }) minQuantity: number;
  @Integer({ example: 1 }) maxQuantity: number;
  @Decimal("Base chance in percent, before the server's rates", { example: 0.08 }) dropPercent: number;
  @Decimal("Chance in percent with the server's rates", { example: 0.24 }) actualPercent: number;
  @Integer('Drops only during this quest', { nullable: true, example: null }) questId: number | null;
}

export class ShopCostDto {
  @Integer('Mesos; 0 where it costs Perfect Pitches', { example: 1200 }) price: number;
  @Integer('Perfect Pitches; 0 where it costs mesos', { example: 0 }) pitch: number;
}

export class ShopOfferDto extends ShopCostDto {
  @Integer({ example: 1012003 }) npcId: number;
  @Text({ example: 'Keeper Alma' }) npcName: string;
}

export class RecipePartDto {
  @Integer({ example: 4011000 }) itemId: number;
  @Text({ example: 'Copper Plate' }) itemName: string;
  @Integer('Pieces that are used up', { example: 10 }) count: number;
}

export class RecipeDto {
  @Integer('Required level of the character', { example: 45 }) level: number;
  @Integer('Required level of the Maker skill', { example: 1 }) skillLevel: number;
  @Integer('Fee in mesos', { example: 110_000 }) mesos: number;
  @Integer('Pieces made at once', { example: 1 }) quantity: number;
  @Nested(() => [RecipePartDto]) parts: RecipePartDto[];
}

export class ItemDetailDto extends CatalogStampDto {
  @Nested(() => ItemDto) item: ItemDto;
  @Nested(() => [DropSourceDto]) dropSources: DropSourceDto[];
  @Nested(() => [ShopOfferDto], 'NPCs that sell it, the cheapest first') soldBy: ShopOfferDto[];
  @Nested(() => RecipeDto, 'How the Maker skill makes it; null if it does not', { nullable: true })
  madeFrom: RecipeDto | null;

  @Nested(() => [RecipePartDto], 'Items that are made from it, with how many pieces each takes')
  usedToMake: RecipePartDto[];

  @Nested(() => [QuestMentionDto], 'Quests that ask for it or give it') quests: QuestMentionDto[];
}

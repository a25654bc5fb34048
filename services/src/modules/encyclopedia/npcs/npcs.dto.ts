import { Integer, Nested, Text } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { ShopCostDto } from '../items/items.dto.js';
import { FoundOnDto } from '../maps/maps.dto.js';
import { Matches } from '../shared/matches.js';
import { CatalogPageDto } from '../shared/catalog-page.dto.js';
import { QuestMentionDto } from '../quests/quest-mention.dto.js';

export class NpcDto {
  @Integer({ example: 1012003 }) id: number;
  @Text('`NPC {id}` where the game files have no name', { example: 'Keeper Alma' }) name: string;
  @Text('May be empty', { example: 'Lighthouse Keeper' }) occupation: string;
}

export class NpcMatchDto extends NpcDto {
  @Integer('Quests that it gives or takes', { example: 3 }) questCount: number;
  @Integer('Items that it sells', { example: 12 }) goodsCount: number;
  @Nested(() => FoundOnDto, 'The map where it stands; null for none', { nullable: true })
  place: FoundOnDto | null;

  @Matches('name') matches: number[][];
}

export class OccupationDto {
  @Text({ example: 'Storage' }) occupation: string;
  @Integer('How many NPCs on maps have it', { example: 12 }) count: number;
}

export class NpcListDto extends CatalogPageDto {
  @Nested(() => [NpcMatchDto]) npcs: NpcMatchDto[];
  @Nested(() => [OccupationDto], 'Most frequent occupations of all NPCs, whatever the filters')
  occupations: OccupationDto[];
}

export class ShopLineDto extends ShopCostDto {
  @Integer({ example: 2000000 }) itemId: number;
  @Text({ example: 'Red Potion' }) itemName: string;
}

export class NpcDetailDto extends CatalogStampDto {
  @Nested(() => NpcDto) npc: NpcDto;
  @Nested(() => [FoundOnDto], 'Maps where it stands, most places first') maps: FoundOnDto[];
  @Nested(() => [ShopLineDto], "Items that it sells, in the shop's order") sells: ShopLineDto[];
  @Nested(() => [QuestMentionDto], 'Quests that it gives or takes') quests: QuestMentionDto[];
}

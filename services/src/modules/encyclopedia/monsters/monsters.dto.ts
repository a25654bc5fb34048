import {
  ATTACK_ELEMENTS,
  ELEMENT_EFFECTS,
  ITEM_TYPES,
  type AttackElement,
  type ElementEffect,
  type ItemType,
} from '@portico/domain';
import { FoundOnDto } from '../maps/maps.dto.js';
import { Matches } from '../shared/matches.js';
import { CatalogPageDto } from '../shared/catalog-page.dto.js';
import { QuestMentionDto } from '../quests/quest-mention.dto.js';
import { Choice, Decimal, Flag, Integer, Nested, Text, Dictionary } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export class MonsterSummaryDto {
  @Integer({ example: 100100 }) id: number;
  @Text('`Monster {id}` where the game files have no name', { example: 'Dockside Crab' }) name: string;
  @Integer({ nullable: true, example: 12 }) level: number | null;
  @Flag({ example: false }) boss: boolean;
}

export class MonsterElementDto {
  @Choice(ATTACK_ELEMENTS, { example: 'fire' }) element: AttackElement;
  @Choice(ELEMENT_EFFECTS, { example: 'weak' }) effect: ElementEffect;
}

export class MonsterMatchDto extends MonsterSummaryDto {
  @Integer({ nullable: true, example: 240 }) maxHp: number | null;
  @Integer('Before the rates', { nullable: true, example: 33 }) exp: number | null;

  @Nested(() => [MonsterElementDto], 'Elements that it does not take as all others')
  elements: MonsterElementDto[];

  @Nested(() => FoundOnDto, 'The map with the most of it', { nullable: true }) place: FoundOnDto | null;
  @Matches('name') matches: number[][];
}

export class MonsterSearchDto extends CatalogPageDto {
  @Nested(() => [MonsterMatchDto]) monsters: MonsterMatchDto[];
}

export class MonsterDto extends MonsterSummaryDto {
  @Integer('Null where the game files do not describe the monster', { nullable: true, example: 240 })
  maxHp: number | null;

  @Integer('Null where the game files do not describe the monster', { nullable: true, example: 0 })
  maxMp: number | null;

  @Integer('Null where the game files do not describe the monster', { nullable: true, example: 33 })
  exp: number | null;
}

export class MonsterDropDto {
  @Integer('0 is mesos', { example: 4000019 }) itemid: number;
  @Text({ example: 'Crab Shell' }) itemName: string;
  @Choice(ITEM_TYPES, 'Null for mesos', { nullable: true, example: 'etc' }) itemType: ItemType | null;
  @Flag('From every monster', { example: false }) global: boolean;
  @Integer({ example: 1 }) minQuantity: number;
  @Integer({ example: 1 }) maxQuantity: number;
  @Decimal("Base chance in percent, before the server's rates", { example: 60 }) dropPercent: number;
  @Decimal("Chance in percent with the server's rates", { example: 100 }) actualPercent: number;
  @Integer('Drops only during this quest', { nullable: true, example: null }) questId: number | null;
}

export class MonsterDropsDto extends CatalogStampDto {
  @Nested(() => MonsterDto) monster: MonsterDto;
  @Nested(() => [MonsterDropDto]) drops: MonsterDropDto[];
}

export class MonsterProfileDto extends MonsterDto {
  @Dictionary('number', 'Further numbers by their names in the game files; an absent one is 0', {
    example: { PADamage: 12, PDDamage: 5, speed: -20 },
  })
  properties: Readonly<Record<string, number>>;
}

export class MonsterMapDto extends FoundOnDto {
  @Integer('Seconds until the first of them comes back; null on maps that are not open to players', {
    nullable: true,
    example: 0,
  })
  respawn: number | null;

  @Integer(
    "EXP per hour that the map allows one player, with the server's rate; null where nothing can be hunted",
    { nullable: true, example: 131538 },
  )
  expPerHour: number | null;
}

export class MonsterDetailDto extends CatalogStampDto {
  @Nested(() => MonsterProfileDto) monster: MonsterProfileDto;
  @Nested(() => [MonsterMapDto], 'Maps where it appears, most places first') maps: MonsterMapDto[];
  @Nested(() => [QuestMentionDto], 'Quests that ask to defeat it') quests: QuestMentionDto[];
}

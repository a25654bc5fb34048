import { Decimal, Integer, Nested } from '../../../platform/http/index.js';
import { ItemPropertiesDto } from '../items/items.dto.js';
import { MonsterProfileDto } from '../monsters/monsters.dto.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export class ComparedItemDto extends ItemPropertiesDto {
  @Integer('How many monsters, reactors and global drops give it', { example: 12 }) sourceCount: number;

  @Decimal("Best chance of all sources in percent, with the server's rates; null for none", {
    nullable: true,
    example: 0.24,
  })
  actualPercent: number | null;
}

export class ComparedItemsDto extends CatalogStampDto {
  @Nested(() => [ComparedItemDto], 'In the order that was asked for, each once') items: ComparedItemDto[];
  @Integer('Ids that this world has no item of', { isArray: true, example: [] }) unknown: number[];
}

export class ComparedMonstersDto extends CatalogStampDto {
  @Nested(() => [MonsterProfileDto], 'In the order that was asked for, each once')
  monsters: MonsterProfileDto[];

  @Integer('Ids that this world has no monster of', { isArray: true, example: [] }) unknown: number[];
}

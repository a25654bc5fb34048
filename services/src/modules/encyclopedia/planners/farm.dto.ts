import { Decimal, Flag, Integer, Nested } from '../../../platform/http/index.js';
import { ItemSummaryDto } from '../items/items.dto.js';
import { MapSummaryDto } from '../maps/maps.dto.js';
import { MonsterSummaryDto } from '../monsters/monsters.dto.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { PlannedCharacterDto } from './training.dto.js';

export class FarmGoalDto {
  @Integer({ example: 69 }) kills: number;
  @Decimal(
    "At the reader's rate, and no faster than the map and the character; null where it cannot be hunted",
    {
      nullable: true,
      example: 0.12,
    },
  )
  hours: number | null;
}

export class FarmMapDto extends MapSummaryDto {
  @Integer('Places of the monster', { example: 12 }) amount: number;
  @Integer('Seconds until it comes back; 0: with the next round of ten seconds', { example: 0 })
  respawn: number;
  @Decimal('Kills of it in an hour for which enough come back', { example: 3240 }) killsAllowed: number;
  @Decimal('Kills of it in an hour by the character; without one, what the map allows', { example: 780 })
  killsPerHour: number;
  @Flag('A monster there is more than ten levels above the character', { example: false }) dangerous: boolean;
}

export class FarmFightDto {
  @Decimal('Attacks of the character that hit, in percent', { example: 92.5 }) hitPercent: number;
  @Decimal('Attacks until one is down on average, misses counted; null where none hits', {
    nullable: true,
    example: 3.2,
  })
  attacks: number | null;
}

export class FarmSourceDto extends MonsterSummaryDto {
  @Decimal("Chance of each kill in percent with the server's rates", { example: 0.24 }) actualPercent: number;
  @Integer('Drops only during this quest', { nullable: true, example: null }) questId: number | null;
  @Nested(() => FarmGoalDto, 'On average') average: FarmGoalDto;
  @Nested(() => [FarmGoalDto], 'Until 50, 90 and 99 % of players have it') shares: FarmGoalDto[];
  @Nested(() => FarmFightDto, 'Null without a character, and for monsters on no open map', { nullable: true })
  fight: FarmFightDto | null;
  @Nested(() => [FarmMapDto], 'Open maps, most kills first, dangerous ones last; at most three')
  maps: FarmMapDto[];
  @Integer('All open maps of it', { example: 7 }) mapCount: number;
}

export class FarmPlanDto extends CatalogStampDto {
  @Nested(() => ItemSummaryDto) item: ItemSummaryDto;
  @Integer('Most kills in an hour that hours count with', { example: 600 }) killsPerHour: number;
  @Nested(() => PlannedCharacterDto, 'The character that hunts; null where the call names no level', {
    nullable: true,
  })
  character: PlannedCharacterDto | null;
  @Nested(
    () => [FarmSourceDto],
    'Fewest hours first, those whose maps are all dangerous after the others; at most ten',
  )
  sources: FarmSourceDto[];
  @Integer('All monsters that drop it', { example: 24 }) sourceCount: number;
  @Flag('Every monster drops it too', { example: false }) everywhere: boolean;
  @Flag('Reactors drop it too', { example: false }) reactors: boolean;
}

import { Decimal, Dictionary, Integer, Nested } from '../../../platform/http/index.js';
import { ItemSummaryDto } from '../items/items.dto.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export class FittingScrollDto extends ItemSummaryDto {
  @Decimal('Percent of the tries that succeed', { example: 60 }) success: number;
  @Decimal('Percent of the failed tries that destroy the piece', { example: 0 }) destroys: number;
  @Dictionary('number', 'What a success adds, by the names of the game files', { example: { incPAD: 2 } })
  gains: Readonly<Record<string, number>>;
}

export class ScrollTableDto extends CatalogStampDto {
  @Nested(() => ItemSummaryDto) item: ItemSummaryDto;
  @Integer('Upgrade slots of the piece', { example: 7 }) slots: number;
  @Nested(() => [FittingScrollDto], 'By ID') scrolls: FittingScrollDto[];
}

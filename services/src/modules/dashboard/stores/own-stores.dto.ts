import { Flag, Integer, Nested } from '../../../platform/http/index.js';
import { MarketDto, OwnedStoreDto } from '../../market/index.js';

export class OwnStoresDto extends MarketDto {
  @Nested(() => [OwnedStoreDto], 'Characters that have an open store or sold something lately')
  stores: OwnedStoreDto[];

  @Integer("Last logout of the account's characters, epoch ms; null if unknown or while one is in the game", {
    nullable: true,
  })
  awaySince: number | null;

  @Integer('Start of the time that sales are read for, epoch ms', { example: 1_767_225_600_000 })
  salesSince: number;

  @Flag('The portal records sales; it sees them only in the running game') knowsSales: boolean;
}

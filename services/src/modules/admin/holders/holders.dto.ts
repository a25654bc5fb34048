import { Choice, DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { AccountBanDto } from '../accounts/accounts.dto.js';

export const HOLDING_PLACES = [
  'worn',
  'bag',
  'store',
  'storeClosed',
  'storage',
  'oreStorage',
  'cashShop',
  'weddingGift',
  'parcel',
] as const;
export type HoldingPlace = (typeof HOLDING_PLACES)[number];

export class HolderDto {
  @Integer('Null where an account holds it, or no one can tell who', { nullable: true })
  characterId: number | null;
  @Text({ nullable: true }) characterName: string | null;
  @Integer({ nullable: true }) level: number | null;
  @Integer('Null where the character is gone, and of parcels', { nullable: true }) accountId: number | null;
  @Text({ nullable: true }) accountName: string | null;
  @Nested(() => AccountBanDto, { nullable: true }) ban: AccountBanDto | null;

  @Choice(HOLDING_PLACES, 'storeClosed: goods of a closed store, which wait for their owner', {
    enumName: 'HoldingPlace',
  })
  place: HoldingPlace;

  @Integer('Pieces; in a store those of all bundles') amount: number;
  @Integer('Rows of the game: stacks, or single pieces of equipment') stacks: number;
}

export class HoldersDto {
  @Integer() itemId: number;
  @Text() itemName: string;
  @Integer('When the items were read, milliseconds UTC') at: number;
  @Integer('Pieces that all holders have') amount: number;
  @Integer('Holders in all; the thousand with the most are listed') holders: number;
  @Nested(() => [HolderDto], 'Most pieces first') list: HolderDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

import { ApiProperty } from '@nestjs/swagger';
import { DEFAULT_KILLS_PER_HOUR, MAX_INT32, MAX_WISHES } from '@portico/domain';
import { IsBoolean, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  Decimal,
  Flag,
  IdList,
  Integer,
  MAX_ADDRESS,
  Nested,
  PositiveInteger,
  Text,
} from '../../platform/http/index.js';
import { ItemSummaryDto, MonsterSummaryDto } from '../encyclopedia/index.js';
import { MarketDto, OwlHitDto } from '../market/index.js';

/** Two ids and a hash fit. */
const MAX_STOP_TOKEN = 80;

export class WishesRequestDto {
  @IdList({ max: MAX_WISHES, largest: MAX_INT32 }) itemIds: number[];
}

export class WatchDto {
  @Integer({ example: 1302000 }) itemId: number;
  @Integer('Mesos a piece: from this price down the account is told', { example: 10_000_000 })
  maxPrice: number;
  @Integer('Since when it is on sale for no more, epoch ms; null while it is not', {
    nullable: true,
    example: 1_767_225_600_000,
  })
  hitAt: number | null;
}

export class WishesDto {
  @ApiProperty({ type: [Number], description: 'The newest first', example: [1302000] }) itemIds: number[];
  @Nested(() => [WatchDto], 'Wishes that are watched for a price') watches: WatchDto[];
}

export class WatchRequestDto {
  @PositiveInteger({ example: 1302000 }) itemId: number;

  @PositiveInteger('Mesos a piece; null ends the watch', { nullable: true, example: 10_000_000 })
  @ValidateIf((_, value) => value !== null)
  maxPrice: number | null;
}

export class SearchWatchDto {
  @Integer({ example: 81_403 }) id: number;
  @Text('Parameters of the search in the market', { example: '?all=watk_90-&max=10000000' }) search: string;
  @Integer('Since when an offer fits, epoch ms; null while none does', {
    nullable: true,
    example: 1_767_225_600_000,
  })
  hitAt: number | null;
}

export class SearchWatchesDto {
  @Nested(() => [SearchWatchDto], 'The newest first') searches: SearchWatchDto[];
}

export class SearchWatchRequestDto {
  @Text('Parameters of a search in the market, `max` among them', { maxLength: MAX_ADDRESS })
  @MaxLength(MAX_ADDRESS)
  @IsString()
  search: string;
}

export class EndSearchWatchRequestDto {
  @PositiveInteger({ example: 81_403 }) id: number;
}

export class WatchMessagesDto {
  @Flag('The player wants mails about hits') isMailed: boolean;
  @Flag('Mails can be sent: the account has a confirmed address') canMail: boolean;
}

export class WatchMailsRequestDto {
  @Flag() @IsBoolean() isMailed: boolean;
}

export class StopWatchRequestDto {
  @Text('What the link of a mail says', { maxLength: MAX_STOP_TOKEN })
  @MaxLength(MAX_STOP_TOKEN)
  @IsString()
  token: string;
}

/** Monster from which the item takes the fewest hours. */
export class WishDropperDto extends MonsterSummaryDto {
  @Decimal("Chance of each kill in percent with the server's rates", { example: 0.24 }) actualPercent: number;
  @Integer('Drops only during this quest', { nullable: true, example: null }) questId: number | null;

  @Decimal(`Hours on average at ${DEFAULT_KILLS_PER_HOUR} kills an hour; null where it is on no open map`, {
    nullable: true,
    example: 0.7,
  })
  hours: number | null;
}

export class WishedItemDto extends ItemSummaryDto {
  @Nested(() => OwlHitDto, 'The cheapest piece in the open stores', { nullable: true })
  offer: OwlHitDto | null;

  @Integer('All offers of it', { example: 7 }) offerCount: number;
  @Nested(() => WishDropperDto, 'Where to hunt for it; null where no monster drops it', { nullable: true })
  dropper: WishDropperDto | null;
}

export class WishedItemsDto extends MarketDto {
  @Nested(() => [WishedItemDto], 'In the order of the call; items that nothing knows are left out')
  items: WishedItemDto[];
}

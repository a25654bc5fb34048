import { ApiProperty } from '@nestjs/swagger';
import { MAX_INT32, MAX_WISHES } from '@portico/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { Decimal, Integer, Nested } from '../../platform/http/index.js';
import { ItemSummaryDto, MonsterSummaryDto } from '../encyclopedia/index.js';
import { MarketDto, OwlHitDto } from '../market/index.js';

export class WishesRequestDto {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MAX_WISHES, example: [1302000] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_WISHES)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_INT32, { each: true })
  itemIds: number[];
}

export class WishesDto {
  @ApiProperty({ type: [Number], description: 'The newest first', example: [1302000] }) itemIds: number[];
}

/** The monster with which an item takes the fewest hours. */
export class WishDropperDto extends MonsterSummaryDto {
  @Decimal("Chance of each kill in percent with the server's rates", { example: 0.24 }) actualPercent: number;
  @Integer('Drops only during this quest', { nullable: true, example: null }) questId: number | null;
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

import type { WishEntity } from './wish.entity.js';
import type { WishesDto } from './wishes.dto.js';

export function toWishes(rows: readonly WishEntity[]): WishesDto {
  return {
    itemIds: rows.map(({ itemId }) => itemId),
    watches: rows.flatMap(({ itemId, maxPrice, hitAt }) =>
      maxPrice === null ? [] : [{ itemId, maxPrice, hitAt }],
    ),
  };
}

import { isItemType, type GoodsKind } from '@portico/domain';
import { itemTypeText, slotText } from '@portico/portal-kit/game-words';

export function kindText(kind: GoodsKind): string {
  return isItemType(kind) ? itemTypeText(kind) : slotText(kind);
}

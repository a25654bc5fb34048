import { isItemType, type GoodsKind } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { itemTypeText } from '@portico/portal-kit/game-words';

/** Returns a function that names a kind of goods. */
export function useKindText(): (kind: GoodsKind) => string {
  const t = useTexts('mfe-market');
  return (kind) => (isItemType(kind) ? itemTypeText(kind) : t(`gear.${kind}`));
}

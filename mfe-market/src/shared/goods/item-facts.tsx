import { ItemTypeBadge } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { StoreItem } from './goods';

export interface ItemFactsProps {
  item: StoreItem;
  /** Without a quantity of one, which a row does without. */
  isShort?: boolean;
}

/** Which category, and how many: pieces of a bundle, and bundles. Bundles of one piece are pieces. */
export function ItemFacts({ item: { itemType, quantity, bundles }, isShort = false }: ItemFactsProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const pieces = quantity === 1 ? bundles : quantity;
  return (
    <>
      {itemType !== null && <ItemTypeBadge type={itemType}>{t(`type.${itemType}`)}</ItemTypeBadge>}
      {(pieces > 1 || !isShort) && (
        <span>
          {t('item.quantity')} <bdi dir="ltr">×{number(pieces)}</bdi>
        </span>
      )}
      {quantity > 1 && bundles > 1 && (
        <span>{t('item.bundles', { count: bundles, formatted: number(bundles) })}</span>
      )}
    </>
  );
}

import { ItemTypeBadge } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { StoreItem } from './goods';

export interface ItemFactsProps {
  item: StoreItem;
  /** Without a quantity of one, which a row does without. */
  isShort?: boolean;
}

/** The category and the amounts: pieces of a bundle, and bundles; for bundles of one piece how many are left. */
export function ItemFacts({ item: { itemType, quantity, bundles }, isShort = false }: ItemFactsProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  return (
    <>
      {itemType !== null && <ItemTypeBadge type={itemType}>{t(`type.${itemType}`)}</ItemTypeBadge>}
      {quantity === 1 && bundles > 1 && <span>{t('item.left', { count: bundles })}</span>}
      {(quantity > 1 || (bundles <= 1 && !isShort)) && (
        <span>
          {t('item.quantity')} <bdi dir="ltr">×{number(quantity)}</bdi>
        </span>
      )}
      {quantity > 1 && bundles > 1 && <span>{t('item.bundles', { count: bundles })}</span>}
    </>
  );
}

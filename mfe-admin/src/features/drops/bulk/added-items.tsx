import { dropPercentOf, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { IconButton } from '@portico/ui';
import { DropOdds, DropQuantity } from '../../../shared/drops/drop-text';
import { ItemName } from '../item-name';
import type { Addition } from './bulk-draft';
import styles from './bulk.module.css';

interface AddedItemsProps {
  table: DropTable;
  additions: readonly Addition[];
  onRemove: (itemId: number) => void;
}

/** The list of what is added. */
export function AddedItems({ table, additions, onRemove }: AddedItemsProps) {
  const t = useTexts('mfe-admin');
  if (additions.length === 0) return <p className={styles.soft}>{t('drops.bulk.items.empty')}</p>;
  return (
    <ul className={styles.items} role="list" aria-label={t('drops.bulk.mode.add')}>
      {additions.map(({ item: { id, name }, values }) => (
        <li key={id} className={styles.item}>
          <ItemName id={id} name={name} />
          <DropQuantity from={values.minQuantity} to={values.maxQuantity} />
          <DropOdds percent={dropPercentOf(table, values.chance)} />
          <IconButton
            size="small"
            icon="close"
            label={t('drops.bulk.remove', { name })}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

import { ADVANCED_SORTS, SORT_ORDERS, type AdvancedSort, type SortOrder } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';
import styles from './advanced-panel.module.css';

/** By what the results are sorted, and which way. */
export function OrderFields({ sortBy, sortOrder }: { sortBy: AdvancedSort; sortOrder: SortOrder }) {
  const t = useTexts('mfe-database');
  return (
    <div className={styles.order}>
      <SelectField
        label={t('advanced.sort.label')}
        name="sortBy"
        defaultValue={sortBy}
        options={ADVANCED_SORTS.map((value) => ({ value, text: t(`advanced.sort.${value}`) }))}
      />
      <SelectField
        label={t('advanced.order.label')}
        name="sortOrder"
        defaultValue={sortOrder}
        options={SORT_ORDERS.map((value) => ({ value, text: t(`advanced.order.${value}`) }))}
      />
    </div>
  );
}

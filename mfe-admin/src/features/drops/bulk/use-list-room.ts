import { MAX_BULK_ITEMS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';

/** Why an item cannot come onto a list, undefined where it can. */
export function useListRoom(ids: readonly number[]): (id: number) => string | undefined {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (id) => {
    if (ids.includes(id)) return t('drops.bulk.items.twice');
    return ids.length >= MAX_BULK_ITEMS
      ? t('drops.bulk.items.full', { formatted: number(MAX_BULK_ITEMS) })
      : undefined;
  };
}

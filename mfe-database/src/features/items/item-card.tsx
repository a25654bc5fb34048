import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { ItemPlate } from './item-plate';
import { itemQuery } from './items.queries';

export function ItemCard({ itemId }: { itemId: number }) {
  const t = useTexts('mfe-database');
  const query = useQuery(itemQuery(itemId));
  return (
    <QueryStates query={query} skeleton="16rem">
      {({ item, dropSources: { length: count } }) => (
        <ItemPlate item={item} footer={count > 0 && t('popular.sources', { count })} />
      )}
    </QueryStates>
  );
}

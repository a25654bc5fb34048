import { CONTRACT_VERSION, type SlotProps } from '@portico/contract';
import { type SlotModule, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { ItemPlate } from '../features/items/item-plate';
import { itemQuery } from '../features/items/items.queries';
import { MonsterPlate } from '../features/monsters/monster-plate';
import { monsterQuery } from '../features/monsters/monsters.queries';

function ThingCard({ kind, id }: SlotProps['thing.card']) {
  return kind === 'item' ? <ItemCard itemId={id} /> : <MonsterCard monsterId={id} />;
}

export default {
  contract: CONTRACT_VERSION,
  slot: 'thing.card',
  Component: ThingCard,
} satisfies SlotModule<'thing.card'>;

function ItemCard({ itemId }: { itemId: number }) {
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

function MonsterCard({ monsterId }: { monsterId: number }) {
  const query = useQuery(monsterQuery(monsterId));
  return (
    <QueryStates query={query} skeleton="16rem">
      {({ monster }) => <MonsterPlate monster={monster} />}
    </QueryStates>
  );
}

import { CONTRACT_VERSION, type SlotProps } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { ItemCard } from '../features/items/item-card';
import { MonsterCard } from '../features/monsters/monster-card';

function ThingCard({ kind, id }: SlotProps['thing.card']) {
  return kind === 'item' ? <ItemCard itemId={id} /> : <MonsterCard monsterId={id} />;
}

export default {
  contract: CONTRACT_VERSION,
  slot: 'thing.card',
  Component: ThingCard,
} satisfies SlotModule<'thing.card'>;

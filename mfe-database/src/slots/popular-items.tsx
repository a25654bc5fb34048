import { CONTRACT_VERSION } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { MostDropped } from '../features/items/most-dropped';

export default {
  contract: CONTRACT_VERSION,
  slot: 'home.popular-items',
  Component: MostDropped,
} satisfies SlotModule<'home.popular-items'>;

import { CONTRACT_VERSION } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { ItemWatch } from '../features/wishes/watch-form';

export default {
  contract: CONTRACT_VERSION,
  slot: 'item.watch',
  Component: ItemWatch,
} satisfies SlotModule<'item.watch'>;

import { CONTRACT_VERSION } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { Bargains } from '../features/goods/bargains';

export default {
  contract: CONTRACT_VERSION,
  slot: 'home.bargains',
  Component: Bargains,
} satisfies SlotModule<'home.bargains'>;

import { CONTRACT_VERSION } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { SearchWatch } from '../features/wishes/search-watch';

export default {
  contract: CONTRACT_VERSION,
  slot: 'search.watch',
  Component: SearchWatch,
} satisfies SlotModule<'search.watch'>;

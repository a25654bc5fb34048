import { CONTRACT_VERSION } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { PublicVotePanel } from '../shared/voting/public-vote-panel';

export default {
  contract: CONTRACT_VERSION,
  slot: 'login.voting',
  Component: PublicVotePanel,
} satisfies SlotModule<'login.voting'>;

import { CONTRACT_VERSION } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { PlayerCard } from '../features/player/player-card';

export default {
  contract: CONTRACT_VERSION,
  slot: 'player.card',
  Component: PlayerCard,
} satisfies SlotModule<'player.card'>;

import { CONTRACT_VERSION, type SlotProps } from '@portico/contract';
import type { SlotModule } from '@portico/portal-kit';
import { PlayerCard } from '../features/player/player-card';

function PlayerCardSlot({ id }: SlotProps['player.card']) {
  return <PlayerCard playerId={id} />;
}

export default {
  contract: CONTRACT_VERSION,
  slot: 'player.card',
  Component: PlayerCardSlot,
} satisfies SlotModule<'player.card'>;

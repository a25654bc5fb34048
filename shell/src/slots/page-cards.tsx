import { HoverCards } from '@portico/game-ui';
import { SlotContext } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { SlotHost } from './slot-host';

/** The card of an item or a monster that is pointed at, on whichever page. */
export function PageCards() {
  const { key } = useLocation();
  return (
    <SlotContext value={SlotHost}>
      <HoverCards page={key} />
    </SlotContext>
  );
}

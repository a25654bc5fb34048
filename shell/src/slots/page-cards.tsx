import { HoverCards } from '@portico/game-ui';
import { useLocation } from 'react-router-dom';

/** The card of an item or a monster that is pointed at, on whichever page. */
export function PageCards() {
  const { key } = useLocation();
  return <HoverCards page={key} />;
}

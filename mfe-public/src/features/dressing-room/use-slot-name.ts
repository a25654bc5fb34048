import { useTexts } from '@portico/i18n';
import { isBodySlot, type RoomSlot } from './dressing-room-state';

/** Names of what can be tried on. */
export function useSlotName(): (slot: RoomSlot) => string {
  const t = useTexts('mfe-public');
  return (slot) => {
    if (isBodySlot(slot)) return t(`dressingRoom.body.${slot}`);
    return t(`player.worn.slot.${slot}`);
  };
}

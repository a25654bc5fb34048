import { isWornSlot, type LookSlot } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { slotText } from '@portico/portal-kit/game-words';

export function useSlotName(): (slot: LookSlot) => string {
  const t = useTexts('mfe-public');
  return (slot) => {
    if (isWornSlot(slot)) return slotText(slot);
    return t(`dressingRoom.body.${slot}`);
  };
}

import { isWornSlot, type LookSlot } from '@portico/avatar';
import { useTexts } from '@portico/i18n';

export function useSlotName(): (slot: LookSlot) => string {
  const t = useTexts('mfe-public');
  return (slot) => {
    if (isWornSlot(slot)) return t(`worn.slot.${slot}`);
    return t(`dressingRoom.body.${slot}`);
  };
}

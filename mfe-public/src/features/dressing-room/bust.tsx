import type { LookSlot } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { drawingAddress } from '@portico/game-ui';

export interface BustProps {
  look: CharacterLook;
  slot: LookSlot;
  size: number;
}

/** Head and shoulders, without pieces that would cover the slot. */
export function Bust({ look, slot, size }: BustProps) {
  const { gender, skin, face, hair, coat } = look;
  const shown = { gender, skin, face, hair, ...(slot !== 'skin' && { coat }) };
  return (
    <img
      src={drawingAddress(shown, { view: 'bust' })}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

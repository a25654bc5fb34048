import { fitsSlot, LOOK_SLOTS, type LookSlot, spriteCategoryOf, type SpriteCategory } from '@portico/avatar';
import { type CharacterLook, DEFAULT_LOOK } from '@portico/domain';

/** As it is typed; '' is not worn. */
export type LookDraft = Record<LookSlot, string>;

export type LookFault =
  | { code: 'number' }
  /** The id is that of another category, or of none. */
  | { code: 'category'; id: number; category: SpriteCategory | undefined };

export const DEFAULT_LOOK_DRAFT: LookDraft = {
  skin: String(DEFAULT_LOOK.skin),
  hair: String(DEFAULT_LOOK.hair),
  face: String(DEFAULT_LOOK.face),
  cap: '',
  coat: '',
  pants: '',
  shoes: '',
  glove: '',
  cape: '',
  shield: '',
  weapon: '',
};

export interface ReadLook {
  /** Without what cannot be worn. */
  look: CharacterLook;
  faults: Partial<Record<LookSlot, LookFault>>;
}

/** The look that the ids mean, and what is wrong with those that mean nothing. */
export function readLook(draft: LookDraft): ReadLook {
  const look: CharacterLook = { ...DEFAULT_LOOK };
  const faults: ReadLook['faults'] = {};
  for (const slot of LOOK_SLOTS) {
    const text = draft[slot].trim();
    if (text === '') continue;
    const fault = faultOf(slot, text);
    if (fault === undefined) look[slot] = Number(text);
    else faults[slot] = fault;
  }
  return { look, faults };
}

function faultOf(slot: LookSlot, text: string): LookFault | undefined {
  if (!/^\d{1,8}$/.test(text)) return { code: 'number' };
  const id = Number(text);
  if (fitsSlot(slot, id)) return undefined;
  return { code: 'category', id, category: slot === 'skin' ? undefined : spriteCategoryOf(id) };
}

import {
  fitsSlot,
  LOOK_SLOTS,
  type LookSlot,
  type SpriteCategory,
  spriteCategoryOf,
  type Stance,
  STANCES,
} from '@portico/avatar';
import {
  defineSearch,
  uncheckedText,
  integer,
  oneOf,
  type SearchParam,
  useSearch,
} from '@portico/portal-kit';
import { useMemo } from 'react';
import { type CharacterLook, DEFAULT_LOOK } from '@portico/domain';

/** Typed ids; '' for an empty slot. */
type LookDraft = Record<LookSlot, string>;

type LookFault =
  | { code: 'number' }
  /** The id belongs to another category, or to none. */
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

interface ReadLook {
  /** The look without unwearable ids. */
  look: CharacterLook;
  faults: Partial<Record<LookSlot, LookFault>>;
}

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

const slots = Object.fromEntries(
  LOOK_SLOTS.map((slot) => [slot, { ...uncheckedText(), fallback: DEFAULT_LOOK_DRAFT[slot] }]),
) as Record<LookSlot, SearchParam<string>>;
const lookSearch = defineSearch({ ...slots, stance: oneOf(STANCES, 'stand'), frame: integer(0, 0) });
const UNTOUCHED = { ...DEFAULT_LOOK_DRAFT, stance: '', frame: '' } as const;

/** Look and pose in the address, shared by the developer pages. */
export function useLookDraft() {
  const { view, set, hrefWith } = useSearch(lookSearch);
  const { stance, frame, ...draft } = view;
  const key = Object.values(draft).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is another object at every render, its texts are not
  const read = useMemo(() => readLook(draft), [key]);
  return {
    draft,
    ...read,
    stance,
    frame,
    change: (patch: Partial<LookDraft & { stance: Stance; frame: number }>) => set(patch, { replace: true }),
    reset: () => set(UNTOUCHED, { replace: true }),
    /** Query string that shows the same look on another developer page. */
    search: hrefWith({}).replace(/^[^?]*/, ''),
  };
}

export type LookDraftState = ReturnType<typeof useLookDraft>;

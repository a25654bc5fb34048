import { spriteCategoryOf, type SpriteCategory } from '@portico/avatar';
import { type CharacterLook, DEFAULT_LOOK, WORN_SLOTS } from '@portico/domain';

/** What can be chosen of a character, in the order of the form. */
export const LOOK_FIELDS = ['skin', 'hair', 'face', ...WORN_SLOTS] as const;

export type LookField = (typeof LOOK_FIELDS)[number];

/** As it is typed; '' is not worn. */
export type LookDraft = Record<LookField, string>;

export type LookFault =
  | { code: 'number' }
  /** The id is that of another category, or of none. */
  | { code: 'category'; id: number; category: SpriteCategory | undefined };

const CATEGORIES: Readonly<Record<Exclude<LookField, 'skin'>, readonly SpriteCategory[]>> = {
  hair: ['Hair'],
  face: ['Face'],
  cap: ['Cap'],
  coat: ['Coat', 'Longcoat'],
  pants: ['Pants'],
  shoes: ['Shoes'],
  glove: ['Glove'],
  cape: ['Cape'],
  shield: ['Shield'],
  weapon: ['Weapon'],
};

const MAX_SKIN = 999;

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
  faults: Partial<Record<LookField, LookFault>>;
}

/** The look that the ids mean, and what is wrong with those that mean nothing. */
export function readLook(draft: LookDraft): ReadLook {
  const look: CharacterLook = { ...DEFAULT_LOOK };
  const faults: ReadLook['faults'] = {};
  for (const field of LOOK_FIELDS) {
    const text = draft[field].trim();
    if (text === '') continue;
    const fault = faultOf(field, text);
    if (fault === undefined) look[field] = Number(text);
    else faults[field] = fault;
  }
  return { look, faults };
}

/** The field in which an id is worn; undefined for what is no equipment, face or hair. */
export function fieldOf(id: number): LookField | undefined {
  const category = spriteCategoryOf(id);
  return LOOK_FIELDS.find(
    (field) => field !== 'skin' && category !== undefined && CATEGORIES[field].includes(category),
  );
}

function faultOf(field: LookField, text: string): LookFault | undefined {
  if (!/^\d{1,8}$/.test(text)) return { code: 'number' };
  const id = Number(text);
  if (field === 'skin') return id <= MAX_SKIN ? undefined : { code: 'category', id, category: undefined };
  const category = spriteCategoryOf(id);
  return category !== undefined && CATEGORIES[field].includes(category)
    ? undefined
    : { code: 'category', id, category };
}

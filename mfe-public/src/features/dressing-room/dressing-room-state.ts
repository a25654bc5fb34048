import { type BodySlot, fitsSlot, LOOK_SLOTS, type LookSlot, STANCES, type Stance } from '@portico/avatar';
import { type CharacterLook, WEAPON_TYPES, WORN_SLOTS, type WornSlot, weaponTypeOf } from '@portico/domain';
import { readUrlState, urlId, type UrlStateOf, useUrlState } from '@portico/portal-kit';

/** In the address: as whoever it began with has it, and taken off. */
export const AS_IT_WAS = -1;
export const TAKEN_OFF = 0;

/** Where the wardrobe is open without anyone having chosen a slot. */
export const FIRST_SLOT: LookSlot = 'cap';

const DEFAULTS = {
  character: 0,
  gender: AS_IT_WAS,
  skin: AS_IT_WAS,
  face: AS_IT_WAS,
  hair: AS_IT_WAS,
  cap: AS_IT_WAS,
  coat: AS_IT_WAS,
  pants: AS_IT_WAS,
  shoes: AS_IT_WAS,
  glove: AS_IT_WAS,
  cape: AS_IT_WAS,
  shield: AS_IT_WAS,
  weapon: AS_IT_WAS,
  weaponType: '',
  stance: 'stand',
  slot: '',
  search: '',
  page: 1,
} as const;

export type RoomState = UrlStateOf<typeof DEFAULTS>;

export interface DressingRoom {
  state: RoomState;
  characterId: number | undefined;
  stance: Stance;
  slot: LookSlot | undefined;
  /** Address of the room with a part of it changed. */
  hrefWith: (patch: Partial<RoomState>) => string;
  /** The same with a slot changed; the list of what may be tried on stays where it is. */
  hrefWearing: (slot: LookSlot, id: number) => string;
  /** With nothing but whose look it is. */
  resetHref: string;
  hasChanges: boolean;
  /** What a form that searches sends along. */
  kept: Readonly<Record<string, string | number>>;
  set: (patch: Partial<RoomState>, options?: { replace?: boolean }) => void;
}

/** A slot of the room, and the look that its pieces are tried on with. */
export interface RoomSlot {
  room: DressingRoom;
  slot: LookSlot;
  look: CharacterLook;
}

/** Reads the room from a query. */
export function roomAt(search: URLSearchParams): Pick<DressingRoom, 'state' | 'characterId' | 'slot'> {
  return readRoom(readUrlState(DEFAULTS, search));
}

function readRoom(state: RoomState): Pick<DressingRoom, 'state' | 'characterId' | 'slot'> {
  return {
    state,
    characterId: urlId(state.character) || undefined,
    slot: LOOK_SLOTS.find((slot) => slot === state.slot),
  };
}

/** All of the dressing room is in its address: going back in the browser undoes. */
export function useDressingRoom(): DressingRoom {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const untouched = Object.fromEntries(LOOK_SLOTS.map((slot) => [slot, AS_IT_WAS]));
  return {
    ...readRoom(state),
    stance: STANCES.find((stance) => stance === state.stance) ?? 'stand',
    hrefWith,
    hrefWearing: (slot, id) => hrefWith({ [slot]: id, page: state.page }),
    resetHref: hrefWith({
      ...untouched,
      gender: AS_IT_WAS,
      weaponType: '',
      stance: 'stand',
      page: state.page,
    }),
    kept: keptBySearch(state),
    hasChanges: LOOK_SLOTS.some((slot) => state[slot] !== AS_IT_WAS),
    set,
  };
}

function keptBySearch({ search: _search, page: _page, ...state }: RoomState): DressingRoom['kept'] {
  const isSaid = ([key, value]: [string, string | number]) => value !== Reflect.get(DEFAULTS, key);
  return Object.fromEntries(Object.entries(state).filter(isSaid));
}

/** The look that is tried on: what the address says, over the look that it began with. */
export function triedLook(base: CharacterLook, state: RoomState): CharacterLook {
  const body = (slot: BodySlot) => (fitsSlot(slot, state[slot]) ? state[slot] : base[slot]);
  const worn = Object.fromEntries(
    WORN_SLOTS.map((slot): [WornSlot, number | undefined] => {
      const id = state[slot];
      if (id === TAKEN_OFF) return [slot, undefined];
      return [slot, fitsSlot(slot, id) ? id : base[slot]];
    }),
  );
  return {
    gender: state.gender === 0 || state.gender === 1 ? state.gender : base.gender,
    skin: body('skin'),
    face: body('face'),
    hair: body('hair'),
    ...worn,
    weaponType: coveredType(worn.weapon, state.weaponType, base),
  };
}

/** What the address puts on, by slot. */
export function putOn(state: RoomState): Partial<Record<WornSlot, number>> {
  return Object.fromEntries(
    WORN_SLOTS.flatMap((slot) => (fitsSlot(slot, state[slot]) ? [[slot, state[slot]] as const] : [])),
  );
}

/** A cover is held as the address says, or else as the weapon that it covers on whoever it began with. */
function coveredType(
  weapon: number | undefined,
  said: string,
  base: CharacterLook,
): CharacterLook['weaponType'] {
  if (weapon === undefined) return undefined;
  return weaponTypeOf(weapon) ?? WEAPON_TYPES.find((type) => type === said) ?? base.weaponType;
}

/** The look spelled out for an address that needs no character: it stays whatever its owner wears tomorrow, and whoever hides. */
export function spelledOut(look: CharacterLook): Partial<RoomState> {
  const worn = Object.fromEntries(WORN_SLOTS.map((slot) => [slot, look[slot] ?? TAKEN_OFF]));
  const { gender, skin, face, hair, weapon } = look;
  const isCover = weapon !== undefined && weaponTypeOf(weapon) === undefined;
  const weaponType = isCover ? look.weaponType : undefined;
  return { character: 0, gender, skin, face, hair, ...worn, weaponType: weaponType ?? '' };
}

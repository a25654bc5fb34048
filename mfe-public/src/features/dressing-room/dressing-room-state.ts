import { type BodySlot, fitsSlot, LOOK_SLOTS, type LookSlot, STANCES, type Stance } from '@portico/avatar';
import {
  type CharacterLook,
  WARDROBE_SEARCH_MAX_LENGTH,
  WEAPON_TYPES,
  WORN_SLOTS,
  type WornSlot,
  weaponTypeOf,
} from '@portico/domain';
import {
  defineSearch,
  detail,
  integer,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
  type SearchParam,
  freeText,
  useSearch,
} from '@portico/portal-kit';

/** The slot is as on the starting character. `TAKEN_OFF` empties it. */
export const AS_IT_WAS = -1;
export const TAKEN_OFF = 0;

/** Slot of the wardrobe before the reader has chosen one. */
export const FIRST_SLOT: LookSlot = 'cap';

const slots = Object.fromEntries(LOOK_SLOTS.map((slot) => [slot, detail(integer(AS_IT_WAS, 0))])) as Record<
  LookSlot,
  SearchParam<number>
>;

/** The whole state is in the address, so that "back" undoes. Putting a piece on keeps the list position. */
export const roomSearch = defineSearch({
  /** 0 if no character is loaded. */
  character: integer(0, 1),
  gender: detail(integer(AS_IT_WAS, 0, 1)),
  ...slots,
  weaponType: detail(oneOf(WEAPON_TYPES, '')),
  stance: detail(oneOf(STANCES, 'stand')),
  /** Slot whose pieces the wardrobe lists. */
  slot: oneOf(LOOK_SLOTS, ''),
  search: freeText(WARDROBE_SEARCH_MAX_LENGTH),
  page: pageNumber(),
});

export type RoomState = SearchOf<typeof roomSearch>;

export interface DressingRoom extends Pick<SearchLinks<RoomState>, 'hrefWith' | 'set'> {
  state: RoomState;
  characterId: number | undefined;
  stance: Stance;
  slot: LookSlot | undefined;
  /** Address with one slot changed. The wardrobe keeps its search and page. */
  hrefWearing: (slot: LookSlot, id: number) => string;
  /** Address with only the character. */
  resetHref: string;
  hasChanges: boolean;
  /** Values that the search form keeps. */
  kept: Readonly<Record<string, string | number>>;
}

/** A slot of the room, and the look that its pieces are tried on with. */
export interface RoomSlot {
  room: DressingRoom;
  slot: LookSlot;
  look: CharacterLook;
}

export function useDressingRoom(): DressingRoom {
  const { view: state, hrefWith, set } = useSearch(roomSearch);
  const untouched = Object.fromEntries(LOOK_SLOTS.map((slot) => [slot, AS_IT_WAS]));
  return {
    state,
    characterId: state.character === 0 ? undefined : state.character,
    slot: state.slot === '' ? undefined : state.slot,
    stance: state.stance,
    hrefWith,
    hrefWearing: (slot, id) => hrefWith({ [slot]: id }),
    resetHref: hrefWith({ ...untouched, gender: AS_IT_WAS, weaponType: '', stance: 'stand' }),
    kept: keptBySearch(state),
    hasChanges: LOOK_SLOTS.some((slot) => state[slot] !== AS_IT_WAS),
    set,
  };
}

function keptBySearch(state: RoomState): DressingRoom['kept'] {
  const { search: _search, page: _page, ...kept } = nonDefaults(roomSearch, state);
  return kept;
}

/** The look in the mirror: the pieces of the address over the starting look. */
export function tryOnLook(base: CharacterLook, state: RoomState): CharacterLook {
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

export function readWornPieces(state: RoomState): Partial<Record<WornSlot, number>> {
  return Object.fromEntries(
    WORN_SLOTS.flatMap((slot) => (fitsSlot(slot, state[slot]) ? [[slot, state[slot]] as const] : [])),
  );
}

/** The weapon type of a cover: from the address, or from the weapon that it covers. */
function coveredType(
  weapon: number | undefined,
  said: RoomState['weaponType'],
  base: CharacterLook,
): CharacterLook['weaponType'] {
  if (weapon === undefined) return undefined;
  return weaponTypeOf(weapon) ?? (said === '' ? base.weaponType : said);
}

/** Writes a look as an address without its character, so that it stays the same when the owner changes clothes. */
export function expandLook(look: CharacterLook): Partial<RoomState> {
  const worn = Object.fromEntries(WORN_SLOTS.map((slot) => [slot, look[slot] ?? TAKEN_OFF]));
  const { gender, skin, face, hair, weapon } = look;
  const isCover = weapon !== undefined && weaponTypeOf(weapon) === undefined;
  const weaponType = isCover ? look.weaponType : undefined;
  return { character: 0, gender, skin, face, hair, ...worn, weaponType: weaponType ?? '' };
}

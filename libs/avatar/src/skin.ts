const FIRST_BODY = 2000;
const FIRST_HEAD = 12_000;

/** Bodies of the game lie within a thousand ids, and so do heads. */
export const MAX_SKIN = 999;

export function bodyOfSkin(skin: number): number {
  return FIRST_BODY + skin;
}

export function headOfSkin(skin: number): number {
  return FIRST_HEAD + skin;
}

/** The skin of a body; undefined for an id that is none. */
export function skinOfBody(id: number): number | undefined {
  return skinFrom(FIRST_BODY, id);
}

/** The skin of a head; undefined for an id that is none. */
export function skinOfHead(id: number): number | undefined {
  return skinFrom(FIRST_HEAD, id);
}

function skinFrom(first: number, id: number): number | undefined {
  return id >= first && id <= first + MAX_SKIN ? id - first : undefined;
}

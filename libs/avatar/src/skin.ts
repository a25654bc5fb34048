const FIRST_BODY = 2000;
const FIRST_HEAD = 12_000;

/** Bodies have ids within a range of a thousand, and so have heads. */
export const MAX_SKIN = 999;

export function bodyOfSkin(skin: number): number {
  return FIRST_BODY + skin;
}

export function headOfSkin(skin: number): number {
  return FIRST_HEAD + skin;
}

/** The skin of a body; undefined for other ids. */
export function skinOfBody(id: number): number | undefined {
  return skinFrom(FIRST_BODY, id);
}

/** The skin of a head; undefined for other ids. */
export function skinOfHead(id: number): number | undefined {
  return skinFrom(FIRST_HEAD, id);
}

function skinFrom(first: number, id: number): number | undefined {
  return id >= first && id <= first + MAX_SKIN ? id - first : undefined;
}

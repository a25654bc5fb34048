/** JSON in a storage of the browser, which can be closed, full, or hold what another release wrote. */
function storeIn(storage: () => Storage) {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(storage().getItem(name) ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    /** Null for nothing, and for what cannot be read. */
    read,
    /** The entries of a list that pass the check; the rest is left out. */
    readList: <T>(name: string, isRight: (value: unknown) => value is T): T[] => {
      const list = read(name);
      return Array.isArray(list) ? list.filter(isRight) : [];
    },
    /** Null takes it away. False where storage did not take it: it lives as long as the page then. */
    write: (name: string, value: unknown): boolean => {
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** A check of `readList`. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Kept on this device, for all tabs. */
export const deviceStore = storeIn(() => localStorage);

/** Kept for the life of this tab. */
export const tabStore = storeIn(() => sessionStorage);

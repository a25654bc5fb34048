/** JSON in browser storage, which can be closed, full, or hold data of another release. */
function storeIn(storage: () => Storage) {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(storage().getItem(name) ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    /** Returns null if nothing is stored or it cannot be read. */
    read,
    /** Returns the entries of a list that pass the check. */
    readList: <T>(name: string, isRight: (value: unknown) => value is T): T[] => {
      const list = read(name);
      return Array.isArray(list) ? list.filter(isRight) : [];
    },
    /** Writes the value; null removes it. Returns false if storage refused it. */
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

const STORAGE_KEY = 'portico-scroll';
/** More entries than anybody goes back through; storage is a few megabytes for the whole site. */
const MAX_POSITIONS = 50;

type Positions = [key: string, top: number][];

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Positions) : [];
  } catch {
    return [];
  }
}

/** Where the reader was on an entry of the history; undefined where that is not known any more. */
export function readPosition(key: string): number | undefined {
  return readPositions().find(([known]) => known === key)?.[1];
}

/** Stores it for the life of the tab; the entries that were left longest ago give way. */
export function storePosition(key: string, top: number): void {
  const others = readPositions().filter(([known]) => known !== key);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...others, [key, top]].slice(-MAX_POSITIONS)));
  } catch {
    // Storage closed to us: back goes to the top.
  }
}

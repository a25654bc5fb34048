import { spriteCategoryOf, spriteName } from '@portico/avatar';

/** So many at once; what is beyond is said, and not asked for. */
export const MAX_IDS = 200;

export interface ListedId {
  text: string;
  /** Where its coordinates are; undefined for what is no id of something that characters wear. */
  path: string | undefined;
}

/** The ids of a list, between blanks, commas, semicolons or lines; each once. */
export function readIds(text: string): ListedId[] {
  const words = [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))];
  return words.map((word) => ({ text: word, path: pathOf(word) }));
}

function pathOf(word: string): string | undefined {
  if (!/^\d{1,8}$/.test(word)) return undefined;
  const category = spriteCategoryOf(Number(word));
  return category && `/png.php/${category}/${spriteName(Number(word))}.img/coord.xml`;
}

/** What came of asking for one. */
export type IdOutcome =
  | { kind: 'unknown' }
  | { kind: 'answered'; status: number; milliseconds: number }
  | { kind: 'unreachable' };

/** So many are asked for at the same time: the server counts them. */
const AT_ONCE = 4;

/** Asks an origin for the coordinates of each, in turn, and tells of each as it is known. It ends with the signal. */
export async function askForIds(
  ids: readonly ListedId[],
  origin: string,
  { signal, onOutcome }: { signal: AbortSignal; onOutcome: (id: ListedId, outcome: IdOutcome) => void },
): Promise<void> {
  const waiting = ids.values();
  const work = async () => {
    for (const id of waiting) {
      if (signal.aborted) return;
      const outcome = await outcomeOf(id, origin, signal);
      if (!signal.aborted) onOutcome(id, outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function outcomeOf({ path }: ListedId, origin: string, signal: AbortSignal): Promise<IdOutcome> {
  if (path === undefined) return { kind: 'unknown' };
  const start = performance.now();
  try {
    const { status, body } = await fetch(origin + path, { signal, credentials: 'omit', cache: 'no-store' });
    await body?.cancel();
    return { kind: 'answered', status, milliseconds: performance.now() - start };
  } catch {
    return { kind: 'unreachable' };
  }
}

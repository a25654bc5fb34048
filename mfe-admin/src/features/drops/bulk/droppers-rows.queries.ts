import type { DropTable, ReactorPartyQuest } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi, type Sent } from '@portico/portal-kit/send';

const ROWS = '/api/droprates/rows';
const DROPPERS = '/api/droprates/monsters';

export type DropperWithRows = Sent<'post', typeof ROWS>['droppers'][number];
export type FoundDroppers = Answer<typeof DROPPERS>;

/** The most droppers that one page of the list holds. */
export const DROPPERS_PER_PAGE = 100;

/** Few enough for a call to be short, so that it is seen how far it is. */
const DROPPERS_PER_CALL = 200;

/** Which droppers are found. */
export interface DropperSearch {
  table: DropTable;
  search: string;
  /** 0 is open below, or above. */
  minLevel: number;
  maxLevel: number;
  /** Rows of reactors. */
  partyQuest: ReactorPartyQuest | undefined;
}

/** One page of droppers that fit. */
export function foundDroppersQuery(
  { table, search, minLevel, maxLevel, partyQuest }: DropperSearch,
  page: number,
) {
  const isMonster = table === 'monster';
  return apiQuery(DROPPERS, {
    authenticated: true,
    query: {
      search: search || undefined,
      type: isMonster ? undefined : table,
      minLevel: (isMonster && minLevel) || undefined,
      maxLevel: (isMonster && maxLevel) || undefined,
      partyQuest: isMonster ? undefined : partyQuest,
      page: page === 1 ? undefined : page,
      limit: DROPPERS_PER_PAGE,
    },
  });
}

/** All rows of many droppers, part by part; ids that the game does not know are left out. */
export async function readRows(
  table: DropTable,
  ids: readonly number[],
  { signal, onPart }: { signal: AbortSignal; onPart: (droppers: number) => void },
): Promise<DropperWithRows[]> {
  const droppers: DropperWithRows[] = [];
  for (let from = 0; from < ids.length; from += DROPPERS_PER_CALL) {
    const dropperIds = ids.slice(from, from + DROPPERS_PER_CALL);
    const answer = await sendApi('post', ROWS, {
      authenticated: true,
      signal,
      body: { type: table, dropperIds },
    });
    droppers.push(...answer.droppers);
    onPart(Math.min(ids.length, from + DROPPERS_PER_CALL));
  }
  return droppers;
}

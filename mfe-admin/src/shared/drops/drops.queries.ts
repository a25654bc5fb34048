import type { DropTable } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';

const STATE = '/api/droprates/state';
const ITEMS = '/api/droprates/items/search';
const DROPS = '/api/droprates/monster/{id}/drops';
const CHECK = '/api/droprates/change-sets/check';

export type EditorState = Answer<typeof STATE>;
export type DropperDrops = Answer<typeof DROPS>;
export type Dropper = DropperDrops['monster'];
export type EditorDrop = DropperDrops['drops'][number];
export type FoundItem = Answer<typeof ITEMS>[number];
export type ChangeSets = Answer<'/api/droprates/change-sets'>;
export type ChangeSetSummary = ChangeSets['sets'][number];
export type ChangeSet = Answer<'/api/droprates/change-sets/{id}'>;
export type CheckRequest = Body<'post', typeof CHECK>;
export type Checked = Sent<'post', typeof CHECK>;
export type DropIssue = Checked['issues'][number];
export type DropNames = Checked['names'];

export function editorStateQuery() {
  return apiQuery(STATE, { authenticated: true });
}

export function dropRateOf(
  { boss }: Pick<Dropper, 'boss'>,
  rates: Pick<EditorState, 'dropRate' | 'bossDropRate'>,
) {
  return boss ? rates.bossDropRate : rates.dropRate;
}

export function dropperDropsQuery(table: DropTable, id: number) {
  const query = { type: table === 'monster' ? undefined : table };
  return apiQuery(DROPS, { authenticated: true, params: { id }, query });
}

export function itemSearchQuery(query: string) {
  return apiQuery(ITEMS, { authenticated: true, query: { query } });
}

/** Checks edits; writes nothing. */
export function checkDrops(changes: CheckRequest['changes'], signal?: AbortSignal): Promise<Checked> {
  return sendApi('post', CHECK, { authenticated: true, body: { changes }, ...(signal && { signal }) });
}

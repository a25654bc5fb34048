import { ApiError } from '@portico/api-client/runtime';
import { DROP_SET_STATES, type DropChange } from '@portico/domain';
import {
  apiQuery,
  defineSearch,
  entityId,
  isText,
  nonDefaults,
  oneOf,
  pageNumber,
  type SearchOf,
  useRefresh,
} from '@portico/portal-kit';
import { hasFields, isPositive, PendingSend } from '@portico/portal-kit/pending-send';
import { sendApi, type Body, type Sent } from '@portico/portal-kit/send';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ChangeSet, Checked } from './drops.queries';
import { resetReview, reviewFields, setReviewFields, type DraftInEditor } from './review-fields';
import { changesOf, stagedChanges, stagedOf, type StagedDrop } from './staged-drop';
import { replaceStagedDrops, stagedDrops } from './staged-drops';

const SETS = '/api/droprates/change-sets';
const SET = '/api/droprates/change-sets/{id}';
const APPLY = '/api/droprates/change-sets/apply';
const CHECK = '/api/droprates/change-sets/check';
const UNDO = '/api/droprates/change-sets/{id}/undo';

type ChangeSetRequest = Body<'post', typeof SETS>;
export type Applied = Sent<'post', typeof APPLY>;

export interface ApplyRequest {
  body: ChangeSetRequest;
  draft: DraftInEditor | null;
}

interface UndoRequest {
  id: number;
  reason: string;
}

export interface CheckedDrops extends Checked {
  drops: readonly StagedDrop[];
}

export const changeSetsSearch = defineSearch({
  state: oneOf(DROP_SET_STATES),
  dropper: entityId(),
  item: entityId(),
  page: pageNumber(),
});
export type ChangeSetsView = SearchOf<typeof changeSetsSearch>;

export function changeSetsQuery(view: ChangeSetsView) {
  const { dropper: dropperId, item: itemId, ...query } = nonDefaults(changeSetsSearch, view);
  return apiQuery(SETS, { keepsLast: true, authenticated: true, query: { ...query, dropperId, itemId } });
}

export function changeSetQuery(id: number | string) {
  return apiQuery(SET, { authenticated: true, params: { id } });
}

const revisions = new WeakMap<readonly StagedDrop[], number>();
let lastRevision = 0;

/** Cache key: the edits themselves would be too large. */
function revisionOf(drops: readonly StagedDrop[]): number {
  const revision = revisions.get(drops) ?? ++lastRevision;
  revisions.set(drops, revision);
  return revision;
}

/** Checks edits; the previous result stays until the answer arrives. */
export function useDropCheck(drops: readonly StagedDrop[]) {
  return useQuery({
    queryKey: [CHECK, revisionOf(drops)],
    meta: { authenticated: true },
    queryFn: async ({ signal }): Promise<CheckedDrops> => {
      const body = { changes: changesOf(drops) };
      return { drops, ...(await sendApi('post', CHECK, { authenticated: true, body, signal })) };
    },
    enabled: drops.length > 0,
    placeholderData: keepPreviousData,
    // Not cached, because the next edit makes the answer stale.
    gcTime: 0,
    staleTime: 0,
  });
}

export const applyDrops = new PendingSend<ApplyRequest, Applied>({
  name: 'apply-drops',
  isRequest: isApplyRequest,
  send: async ({ body, draft }, idempotencyKey) => {
    const answer = await sendApi('post', APPLY, { authenticated: true, body, idempotencyKey });
    unstageApplied(body.changes);
    if (draft !== null) await dropDraft(draft, body);
    return answer;
  },
});

export const undoSet = new PendingSend<UndoRequest, Applied>({
  name: 'undo-drops',
  isRequest: (value): value is UndoRequest => hasFields(value, { id: isPositive, reason: isText }),
  send: ({ id, reason }, idempotencyKey) =>
    sendApi('post', UNDO, {
      authenticated: true,
      params: { id },
      body: { reason },
      idempotencyKey,
    }),
});

export function useSaveDraft() {
  const refresh = useRefreshDrops();
  return useMutation({
    mutationFn: ({ body, draft }: ApplyRequest): Promise<ChangeSet> =>
      draft === null
        ? sendApi('post', SETS, { authenticated: true, body })
        : sendApi('put', SET, {
            authenticated: true,
            params: { id: draft.id },
            body: { ...body, version: draft.version },
          }),
    onSuccess: ({ id, version }) => setReviewFields({ draft: { id, version } }),
    onSettled: refresh,
  });
}

export function useDiscardDraft(id: number, onDone: () => void) {
  const refresh = useRefreshDrops();
  return useMutation({
    mutationFn: () => sendApi('delete', SET, { authenticated: true, params: { id } }),
    onSuccess: () => {
      if (reviewFields().draft?.id === id) setReviewFields({ draft: null });
      onDone();
    },
    onSettled: refresh,
  });
}

/** Makes every page of this tab read drops again after an edit: editor, item and monster database, public changelog. */
export const useRefreshDrops = () => useRefresh('/api/droprates/', '/api/itemdatabase/', '/api/drops/');

export function isDraftChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'drops.draft_changed';
}

/** Removes applied edits from the stage; later edits stay. */
function unstageApplied(applied: readonly DropChange[]): void {
  const { rest } = stagedChanges(stagedDrops(), applied);
  replaceStagedDrops(rest);
  if (rest.length === 0) resetReview();
}

/** Deletes an applied draft, unless another admin saved it since. */
async function dropDraft({ id, version }: DraftInEditor, body: ChangeSetRequest): Promise<void> {
  if (reviewFields().draft?.id === id) setReviewFields({ draft: null });
  const draft = { authenticated: true, params: { id } };
  try {
    await sendApi('put', SET, { ...draft, body: { ...body, version } });
    await sendApi('delete', SET, draft);
  } catch {
    // The edits are applied; a remaining draft can be discarded in the list.
  }
}

/** Type guard: another release may have stored the value. */
function isApplyRequest(value: unknown): value is ApplyRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { body, draft } = value as Record<string, unknown>;
  if (typeof body !== 'object' || body === null || draft === undefined) return false;
  const { changes, reason } = body as Record<string, unknown>;
  return typeof reason === 'string' && Array.isArray(changes) && changes.length > 0;
}

export function openDraft({ id, version, changes, reason, note, isPublic }: ChangeSet): void {
  replaceStagedDrops(stagedOf(changes));
  setReviewFields({ reason, note, isPublic, draft: { id, version } });
}

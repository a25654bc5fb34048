import { deviceStore, isText, session, useSession } from '@portico/portal-kit';
import { hasFields } from '@portico/portal-kit/pending-send';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface DraftInEditor {
  id: number;
  version: number;
}

export interface ReviewFields {
  reason: string;
  note: string;
  isPublic: boolean;
  draft: DraftInEditor | null;
}

const EMPTY: ReviewFields = { reason: '', note: '', isPublic: true, draft: null };

/** Kept per account, so that another account on this device sees nothing of it. */
const store = createStore<Record<string, ReviewFields>>(() => ({}));

const accountOf = (username: string | null) => username?.toLowerCase() ?? '';
const nameOf = (account: string) => `portico-drop-review:${account}`;

/** The fields as typed so far. They outlive the page, as the edits do. */
export function useReviewFields(): ReviewFields {
  const account = accountOf(useSession(({ username }) => username));
  return useStore(store, (fields) => fields[account] ?? readFields(account));
}

export function reviewFields(): ReviewFields {
  const account = accountOf(session.getState().username);
  return store.getState()[account] ?? readFields(account);
}

export function setReviewFields(patch: Partial<ReviewFields>): void {
  const account = accountOf(session.getState().username);
  const fields = { ...reviewFields(), ...patch };
  store.setState({ [account]: fields });
  deviceStore.write(nameOf(account), fields);
}

/** Follows the fields of other tabs. */
export function syncReviewFields(): void {
  window.addEventListener('storage', ({ key }) => {
    const account = accountOf(session.getState().username);
    if (key === nameOf(account)) store.setState({ [account]: fieldsIn(account) });
  });
}

/** Resets the fields when other edits replace the staged ones. */
export function resetReview(): void {
  setReviewFields(EMPTY);
}

const stored = new Map<string, ReviewFields>();

function readFields(account: string): ReviewFields {
  const known = stored.get(account) ?? fieldsIn(account);
  stored.set(account, known);
  return known;
}

function fieldsIn(account: string): ReviewFields {
  const value = deviceStore.read(nameOf(account));
  return isFields(value) ? value : EMPTY;
}

function isFields(value: unknown): value is ReviewFields {
  return hasFields(value, {
    reason: isText,
    note: isText,
    isPublic: (field) => typeof field === 'boolean',
    draft: (field) =>
      field === null || hasFields(field, { id: Number.isSafeInteger, version: Number.isSafeInteger }),
  });
}

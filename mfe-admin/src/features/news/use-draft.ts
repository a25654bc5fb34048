import { usePortal, useSession } from '@portico/portal-kit';
import { useEffect, useState } from 'react';
import { draftOf, emptyDraft, type NewsDraft } from './draft';
import { NEW, type WrittenNews } from './news.queries';

interface StoredDraft {
  /** Version of the opened post. A draft of another version is not restored. */
  version: number;
  draft: NewsDraft;
}

/** Fields of the editor. They are kept in the tab until saved or discarded, so that reloads and other pages lose nothing. */
export function useDraft(opened: WrittenNews | undefined) {
  const { language, config } = usePortal();
  const username = useSession((session) => session.username);
  const { zone } = config.time;
  const name = `portico-news:${username}:${opened?.id ?? NEW}`;
  const version = opened?.version ?? 0;
  const saved = () => (opened === undefined ? emptyDraft(language) : draftOf(opened, zone));
  const [stored] = useState(() => readDraft(name, version));
  const [draft, setDraft] = useState<NewsDraft>(() => stored ?? saved());
  const [isRestored, setIsRestored] = useState(stored !== undefined);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved());
  useEffect(() => {
    writeDraft(name, isChanged ? { version, draft } : undefined);
  }, [name, version, draft, isChanged]);
  return {
    draft,
    isChanged,
    isRestored: isRestored && isChanged,
    change: (patch: Partial<NewsDraft>) => setDraft((before) => ({ ...before, ...patch })),
    discard: () => {
      setIsRestored(false);
      setDraft(saved());
    },
    /** Once it is saved. */
    forget: () => writeDraft(name, undefined),
  };
}

function readDraft(name: string, version: number): NewsDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isStored(stored) && stored.version === version ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(name: string, stored: StoredDraft | undefined): void {
  try {
    if (stored === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(stored));
  } catch {
    // Storage is closed or full: the text lives as long as the page.
  }
}

/** Another release may have stored the value. */
function isStored(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, draft } = value as Partial<StoredDraft>;
  return (
    typeof version === 'number' &&
    typeof draft === 'object' &&
    Object.keys(emptyDraft('en')).every((field) => Object.hasOwn(draft, field))
  );
}

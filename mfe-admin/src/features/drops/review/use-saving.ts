import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSetQuery, useSaveDraft } from '../../../shared/drops/change-sets.queries';
import { openDraft } from '../../../shared/drops/open-draft';
import { setReviewFields } from '../../../shared/drops/review-fields';
import type { Review } from './use-review';

export type Saving = ReturnType<typeof useSaving>;

/** Saves what is staged as a draft; where another admin saved it meanwhile, one of the two holds, or both do. */
export function useSaving({ request }: Review) {
  const queries = useQueryClient();
  const { mutateAsync, error, isPending, reset } = useSaveDraft();
  const [reading, setReading] = useState<{ isPending: boolean; error: unknown }>(IDLE);
  const [saved, setSaved] = useState<number>();

  const save = async (draft = request.draft) => {
    setSaved(undefined);
    try {
      const { id, version } = await mutateAsync({ ...request, draft });
      setReviewFields({ draft: { id, version } });
      setSaved(id);
    } catch {
      // `error` says it.
    }
  };
  const withTheirs = async (act: (theirs: Awaited<ReturnType<typeof readDraft>>) => unknown) => {
    setReading({ isPending: true, error: null });
    try {
      await act(await readDraft());
      setReading(IDLE);
    } catch (failure) {
      setReading({ isPending: false, error: failure });
    }
  };
  const readDraft = () =>
    queries.fetchQuery({ ...changeSetQuery(request.draft?.id ?? 0), staleTime: 0, gcTime: 0 });

  return {
    save: () => void save(),
    saveAsNew: () => void save(null),
    /** In place of what the other admin saved. */
    overwrite: () => void withTheirs(({ id, version }) => save({ id, version })),
    /** In place of what is staged. */
    openTheirs: () =>
      void withTheirs((theirs) => {
        openDraft(theirs);
        reset();
      }),
    leave: reset,
    isPending: isPending || reading.isPending,
    error: error ?? null,
    readingError: reading.error,
    saved,
  };
}

const IDLE = { isPending: false, error: null as unknown };

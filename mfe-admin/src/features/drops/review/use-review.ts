import { grouped, writtenText } from '@portico/domain';
import { usePendingSend } from '@portico/portal-kit/pending-send';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import {
  applyDrops,
  changeSetQuery,
  openDraft,
  useDropCheck,
  useRefreshDrops,
  useSaveDraft,
  type ApplyRequest,
  type CheckedDrops,
} from '../../../shared/drops/change-sets.queries';
import type { DiffEntry } from '../../../shared/drops/diff/diff-groups';
import { editorStateQuery, type ChangeSet } from '../../../shared/drops/drops.queries';
import { useReviewFields, type ReviewFields } from '../../../shared/drops/review-fields';
import { changesOf, type StoredNow, type StagedDrop } from '../../../shared/drops/staged-drop';
import { useStagedDrops } from '../../../shared/drops/staged-drops';

export type Review = ReturnType<typeof useReview>;

export function useReview() {
  const drops = useStagedDrops();
  const fields = useReviewFields();
  const refresh = useRefreshDrops();
  const { state, submit, leave } = usePendingSend(applyDrops, { onSettled: () => void refresh() });
  const { data: editor } = useQuery(editorStateQuery());
  const check = useDropCheck(drops);
  const judged = useMemo(() => judgedDrops(drops, check.data), [drops, check.data]);
  const [isTried, setIsTried] = useState(false);
  const reason = useRef<HTMLInputElement>(null);

  const hasChangelog = editor?.hasChangelog ?? false;
  const request = useMemo(() => requestOf(drops, fields, hasChangelog), [drops, fields, hasChangelog]);
  const apply = () => {
    setIsTried(true);
    if (writtenText(fields.reason) === '') reason.current?.focus();
    else submit(request);
  };
  return {
    drops,
    fields,
    check,
    ...judged,
    hasChangelog,
    canEdit: editor?.canEdit ?? true,
    request,
    state,
    apply,
    submit,
    leave,
    reason,
    isReasonMissing: isTried && writtenText(fields.reason) === '',
  };
}

/** Without a public changelog the field is not sent: the server has a default. */
function requestOf(
  drops: readonly StagedDrop[],
  { reason, note, isPublic, draft }: ReviewFields,
  hasChangelog: boolean,
): ApplyRequest {
  const body = { changes: changesOf(drops), reason: writtenText(reason) };
  return {
    draft,
    body: { ...body, isPublic: hasChangelog && isPublic, ...(hasChangelog && { note: writtenText(note) }) },
  };
}

/** `refused`: edits that the game could not handle; `now`: rows that changed meanwhile. */
function judgedDrops(drops: readonly StagedDrop[], checked: CheckedDrops | undefined) {
  const keys = new Set(drops.map(({ key }) => key));
  // Edits may have left the stage since they were sent to the check.
  const keyAt = ({ index }: { index: number }) => checked?.drops[index]?.key ?? '';
  const issues = grouped(checked?.issues ?? [], keyAt);
  const now: StoredNow = new Map(
    checked?.conflicts.map((one) => [keyAt(one), one.now] as const).filter(([key]) => keys.has(key)),
  );
  const entries = drops.map((drop): DiffEntry => ({
    drop,
    issues: issues.get(drop.key) ?? [],
    isConflict: now.has(drop.key),
  }));
  const refused = entries.filter((entry) => entry.issues.some(({ isRefused }) => isRefused)).length;
  return { entries, refused, now };
}

export type Saving = ReturnType<typeof useSaving>;

/** Saves a draft. If another admin saved it too, the user keeps one version or both. */
export function useSaving({ request }: Review) {
  const queries = useQueryClient();
  const saving = useSaveDraft();
  // Both steps are in the call, so that it continues if the sheet is closed in between, unlike callbacks of `mutate`.
  const answering = useMutation({
    mutationFn: async (answer: (theirs: ChangeSet) => unknown) =>
      answer(
        await queries.fetchQuery({ ...changeSetQuery(request.draft?.id ?? 0), staleTime: 0, gcTime: 0 }),
      ),
  });
  const save = (draft = request.draft) => saving.mutate({ ...request, draft });
  return {
    save: () => save(),
    saveAsNew: () => save(null),
    /** Overwrites the version of the other admin. */
    overwrite: () => answering.mutate(({ id, version }) => save({ id, version })),
    /** Replaces the staged edits. */
    openTheirs: () =>
      answering.mutate((theirs) => {
        openDraft(theirs);
        saving.reset();
      }),
    leave: saving.reset,
    isPending: saving.isPending || answering.isPending,
    error: saving.error,
    readingError: answering.error,
    saved: saving.data?.id,
  };
}

import { STANCES, type Stance } from '@portico/avatar';
import { useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';
import { DEFAULT_LOOK_DRAFT, type LookDraft, readLook } from './look-draft';

const DEFAULTS = { ...DEFAULT_LOOK_DRAFT, stance: 'stand', frame: 0 };

/** The look and the moment of a character, as the address has them: one page hands them to the next. */
export function useLookDraft() {
  const { state, set, hrefWith } = useUrlState(DEFAULTS);
  const { stance, frame, ...draft } = state;
  const key = Object.values(draft).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is another object at every render, its texts are not
  const read = useMemo(() => readLook(draft), [key]);
  return {
    draft,
    ...read,
    stance: STANCES.find((one) => one === stance) ?? 'stand',
    frame: Number.isInteger(frame) && frame >= 0 ? frame : 0,
    change: (patch: Partial<LookDraft & { stance: Stance; frame: number }>) => set(patch, { replace: true }),
    reset: () => set(DEFAULTS, { replace: true }),
    /** The query with which another page shows the same. */
    search: hrefWith({}).replace(/^[^?]*/, ''),
  };
}

export type LookDraftState = ReturnType<typeof useLookDraft>;

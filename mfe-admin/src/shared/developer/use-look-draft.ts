import { LOOK_SLOTS, type LookSlot, STANCES, type Stance } from '@portico/avatar';
import { defineSearch, integer, oneOf, type SearchParam, freeText, useSearch } from '@portico/portal-kit';
import { useMemo } from 'react';
import { DEFAULT_LOOK_DRAFT, type LookDraft, readLook } from './look-draft';

const slots = Object.fromEntries(
  LOOK_SLOTS.map((slot) => [slot, { ...freeText(), fallback: DEFAULT_LOOK_DRAFT[slot] }]),
) as Record<LookSlot, SearchParam<string>>;
const lookSearch = defineSearch({ ...slots, stance: oneOf(STANCES, 'stand'), frame: integer(0, 0) });
const UNTOUCHED = { ...DEFAULT_LOOK_DRAFT, stance: '', frame: '' } as const;

/** The look and the moment of a character, as the address has them: one page hands them to the next. */
export function useLookDraft() {
  const { view, set, hrefWith } = useSearch(lookSearch);
  const { stance, frame, ...draft } = view;
  const key = Object.values(draft).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is another object at every render, its texts are not
  const read = useMemo(() => readLook(draft), [key]);
  return {
    draft,
    ...read,
    stance,
    frame,
    change: (patch: Partial<LookDraft & { stance: Stance; frame: number }>) => set(patch, { replace: true }),
    reset: () => set(UNTOUCHED, { replace: true }),
    /** The query with which another page shows the same. */
    search: hrefWith({}).replace(/^[^?]*/, ''),
  };
}

export type LookDraftState = ReturnType<typeof useLookDraft>;

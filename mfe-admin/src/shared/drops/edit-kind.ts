import type { DropChange } from '@portico/domain';
import type { Tone } from '@portico/ui';

export const EDIT_KINDS = ['added', 'changed', 'removed'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

export const EDIT_TONES = {
  added: 'good',
  changed: 'info',
  removed: 'danger',
} as const satisfies Record<EditKind, Tone>;

/** What an edit does to its row. */
export function editKindOf({ before, after }: Pick<DropChange, 'before' | 'after'>): EditKind {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

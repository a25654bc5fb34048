import type { LookSlot } from '@portico/avatar';
import type { WornSlot } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';

export type Wardrobe = Answer<'/api/avatars/wardrobe'>;
export type WardrobePiece = Wardrobe['pieces'][number];

export function wardrobeQuery(slot: LookSlot, search: string, page: number) {
  return apiQuery('/api/avatars/wardrobe', {
    keepsLast: true,
    query: { slot, search: search === '' ? undefined : search, page: page === 1 ? undefined : page },
  });
}

export function outfitQuery(pieces: Partial<Record<WornSlot, number>>) {
  return apiQuery('/api/avatars/outfit', { keepsLast: true, query: pieces });
}

import type { LookSlot } from '@portico/avatar';
import type { WornSlot } from '@portico/domain';
import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';

export type Wardrobe = Answer<'/api/avatars/wardrobe'>;
export type WardrobePiece = Wardrobe['pieces'][number];

export function wardrobeQuery(slot: LookSlot, search: string, page: number) {
  return {
    ...apiQuery('/api/avatars/wardrobe', {
      query: { slot, search: search === '' ? undefined : search, page: page === 1 ? undefined : page },
    }),
    placeholderData: keepPreviousData,
  };
}

export function accountQuery() {
  return apiQuery('/api/auth/user', { authenticated: true });
}

export function outfitQuery(pieces: Partial<Record<WornSlot, number>>) {
  return { ...apiQuery('/api/avatars/outfit', { query: pieces }), placeholderData: keepPreviousData };
}

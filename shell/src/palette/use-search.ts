import { useEffect, useState } from 'react';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { apiQuery } from '@portico/portal-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PAUSE_MS = 160;
const HITS_PER_KIND = 5;

/** Results for the typed text, a moment after the last key; until then the earlier ones (`isStale`). */
export function useSearch(typed: string) {
  const term = useSettled(typed.trim(), PAUSE_MS);
  const isAsked = [...term].length >= SEARCH_MIN_LENGTH;
  const query = useQuery({
    ...apiQuery('/api/search', { query: { q: term, limit: HITS_PER_KIND } }),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  });
  return {
    sections: isAsked ? query.data?.sections : [],
    nearest: isAsked ? query.data?.nearest : undefined,
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
    isStale: term !== typed.trim() || (isAsked && (query.isPlaceholderData || query.isPending)),
  };
}

/** A value that has not changed for some time; an empty one at once. */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

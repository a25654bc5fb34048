import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../settled/use-settled';
import { playersQuery } from './player-search.queries';

const MIN_LETTERS = 2;
const PAUSE_MS = 500;

/** Characters whose name has what was typed, half a second after the typing stops; from two letters on. */
export function usePlayerSearch(typed: string) {
  const term = useSettled(typed.trim(), PAUSE_MS);
  const isAsked = [...term].length >= MIN_LETTERS;
  const query = useQuery({
    ...playersQuery(term),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  });
  return {
    players: isAsked ? (query.data?.players ?? []) : [],
    error: isAsked ? query.error : null,
    isAnswered: isAsked && query.data !== undefined && !query.isPlaceholderData && term === typed.trim(),
  };
}

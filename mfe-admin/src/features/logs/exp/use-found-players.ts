import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { playersQuery, type FoundPlayer } from './exp-log';

const MIN_LETTERS = 2;
const DEBOUNCE_MS = 500;
const NO_PLAYERS: readonly FoundPlayer[] = [];

/** Characters whose name has what was typed, half a second after the last key, and a word on how many they are. */
export function useFoundPlayers(typed: string) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const term = useSettled(typed.trim());
  const isAsked = term.length >= MIN_LETTERS;
  const { data, error, refetch } = useQuery({
    ...playersQuery(term),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const letters = typed.trim().length;
  const isCurrent = term === typed.trim();
  const players = letters >= MIN_LETTERS && data ? data.players : NO_PLAYERS;
  const messageOf = () => {
    if (letters === 0) return '';
    if (letters < MIN_LETTERS) return t('expLog.player.tooShort');
    if (isCurrent && error !== null) return errorText(error);
    if (!isCurrent || !data) return '';
    return players.length === 0
      ? t('expLog.player.none')
      : t('expLog.player.found', { formatted: number(players.length) });
  };
  return {
    players,
    message: messageOf(),
    hasFailed: isCurrent && isAsked && error !== null,
    retry: () => void refetch(),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

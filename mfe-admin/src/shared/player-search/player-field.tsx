import { errorText, useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { ComboboxField } from '@portico/ui';
import type { ReactNode, Ref } from 'react';
import type { FoundPlayer } from './player-search.queries';
import { usePlayerSearch } from './use-player-search';

/** The longest name that the game gives. */
const MAX_NAME = 13;

export interface PlayerFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
  onChoose: (player: FoundPlayer) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isReadOnly?: boolean;
  name?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The name of a character, found by a part of it. */
export function PlayerField({ onChoose, ...field }: PlayerFieldProps) {
  const t = useTexts('mfe-admin');
  const { level, number } = useFormat();
  const { players, error, isAnswered } = usePlayerSearch(field.value);
  const count = players.length;
  const found = isAnswered
    ? t(count === 0 ? 'playerSearch.none' : 'playerSearch.found', { count, formatted: number(count) })
    : '';
  return (
    <ComboboxField
      {...field}
      maxLength={MAX_NAME}
      options={players.map((player) => ({
        key: String(player.id),
        text: player.name,
        detail: `${level(player.level)} · ${jobText(player.job)}`,
      }))}
      onChoose={(key) => {
        const player = players.find(({ id }) => String(id) === key);
        if (player !== undefined) onChoose(player);
      }}
      isStale={!isAnswered}
      status={error === null ? found : errorText(error)}
    />
  );
}

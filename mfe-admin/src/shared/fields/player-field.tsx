import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/job-words';
import { FoundField, useTypedSearch, type TypedFieldProps } from './found-field';
import { playersQuery, type FoundPlayer } from './player-search.queries';

/** Longest character name that the game allows. */
const MAX_NAME = 13;

const PAUSE_MS = 500;

/** Players whose names begin with the typed text. */
export function usePlayers(typed: string) {
  const search = useTypedSearch(typed, playersQuery, PAUSE_MS);
  return { search, players: search.data?.players ?? [] };
}

export function PlayerField(props: TypedFieldProps<FoundPlayer>) {
  const t = useTexts('mfe-admin');
  const { level } = useFormat();
  const { search, players } = usePlayers(props.value);
  return (
    <FoundField
      {...props}
      maxLength={MAX_NAME}
      found={players}
      search={search}
      optionOf={({ id, name, level: reached, job }) => ({
        key: String(id),
        text: name,
        detail: `${level(reached)} · ${jobText(job)}`,
      })}
      countText={(count) => t(count === 0 ? 'playerSearch.none' : 'playerSearch.found', { count })}
    />
  );
}

import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { NoCharacters } from '../../shared/no-characters/no-characters';
import { ErrorNotice } from '../../shared/error-notice/error-notice';
import styles from './character-list.module.css';
import { CharacterRow } from './character-row';
import type { OverviewState, OwnCharacter } from './own-character';

export interface CharacterListProps {
  characters: readonly OwnCharacter[];
  overview: OverviewState;
}

export function CharacterList({ characters, overview }: CharacterListProps) {
  const t = useTexts('mfe-dashboard');
  const worlds = new Set(characters.map(({ standing }) => standing?.world));
  return (
    <Window title={t('characters.title')} icon="users" isFlush>
      {characters.length === 0 ? (
        <NoCharacters />
      ) : (
        <>
          {overview.data === undefined && overview.error !== null && (
            <ErrorNotice
              className={styles.notice}
              title={t('characters.error')}
              error={overview.error}
              isRetrying={overview.isFetching}
              onRetry={() => void overview.refetch()}
            />
          )}
          <ul role="list" className={styles.rows}>
            {characters.map((character) => (
              <li key={character.id}>
                <CharacterRow
                  character={character}
                  isWorldShown={worlds.size > 1}
                  spending={overview.data?.spending}
                  isLoading={overview.data === undefined && overview.error === null}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Window>
  );
}

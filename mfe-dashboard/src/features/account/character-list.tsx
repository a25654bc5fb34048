import { useTexts } from '@portico/i18n';
import { EmptyState, Window } from '@portico/ui';
import type { AccountCharacter } from './account.queries';
import { CharacterCard } from './character-card';
import styles from './account-page.module.css';

export function CharacterList({ characters }: { characters: readonly AccountCharacter[] }) {
  const t = useTexts('mfe-dashboard');
  return (
    <Window title={t('characters.title')} icon="users">
      {characters.length === 0 ? (
        <EmptyState title={t('characters.empty.title')} hint={t('characters.empty.text')} />
      ) : (
        <ul className={styles.characters} role="list">
          {characters.map((character) => (
            <li key={character.id}>
              <CharacterCard character={character} />
            </li>
          ))}
        </ul>
      )}
    </Window>
  );
}

import { useTexts } from '@portico/i18n';
import { classNames, Link } from '@portico/ui';
import { CharacterPicture } from './character-picture';
import type { OwnCharacter } from './own-character';
import { useOpenCharacters } from './use-open-characters';
import styles from './character-stage.module.css';

/** The characters side by side on the ground, each under its name the way to its row. */
export function CharacterStage({ characters }: { characters: readonly OwnCharacter[] }) {
  const t = useTexts('mfe-dashboard');
  const { hrefOf } = useOpenCharacters();
  if (characters.length === 0) return null;
  return (
    <nav className={styles.stage} aria-label={t('characters.jump')}>
      <ul className={styles.figures} role="list">
        {characters.map((character) => (
          <li key={character.id}>
            <Link href={hrefOf(character.id)} className={styles.figure}>
              <CharacterPicture character={character} size={96} view="figure" className={styles.picture} />
              <bdi className={classNames(styles.name, character.standing?.isOnline && styles.online)}>
                {character.name}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

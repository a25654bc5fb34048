import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, type AccountCharacter } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/game-words';
import { Link } from '@portico/ui';
import styles from './character-picker.module.css';
import type { InventoryState } from './inventory.queries';

interface CharacterPickerProps {
  characters: readonly AccountCharacter[];
  chosen: number | undefined;
  hrefWith: InventoryState['hrefWith'];
}

/** Chooses the character. Tab and search stay; the open item is closed. */
export function CharacterPicker({ characters, chosen, hrefWith }: CharacterPickerProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  return (
    <nav aria-label={t('inventory.characters')}>
      <ul role="list" className={styles.list}>
        {characters.map(({ id, name, level, job }, index) => (
          <li key={id}>
            <Link
              href={hrefWith({ character: index === 0 ? 0 : id, item: 0 })}
              className={styles.character}
              aria-current={id === chosen ? 'true' : undefined}
            >
              <Picture kind="character" id={id} size={48} className={styles.picture} />
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>
                <span className={styles.about}>
                  {format.level(level)} <span>{jobText(job)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

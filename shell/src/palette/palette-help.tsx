import { useTexts } from '@portico/i18n';
import styles from './palette.module.css';
import { chooseShortcuts, usePaletteKeys, useShortcuts } from './shortcuts';

/** Which keys do what, and a way to turn those off that work from everywhere. */
export function PaletteHelp() {
  const t = useTexts('shell');
  const areOn = useShortcuts();
  const keys = usePaletteKeys();
  return (
    <div className={styles.help}>
      <span className={styles.keys}>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('search.keys.move')}
      </span>
      <span className={styles.keys}>
        <kbd>↵</kbd> {t('search.keys.open')}
      </span>
      <span className={styles.keys}>
        <kbd>Esc</kbd> {t('search.keys.close')}
      </span>
      <label className={styles.shortcuts}>
        <input type="checkbox" checked={areOn} onChange={(event) => chooseShortcuts(event.target.checked)} />
        {t('search.shortcuts', { keys })}
      </label>
    </div>
  );
}

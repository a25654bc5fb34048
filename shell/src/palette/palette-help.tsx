import { useTexts } from '@portico/i18n';
import styles from './palette.module.css';
import { chooseShortcuts, usePaletteKeys, useShortcuts } from './shortcuts';

/** Lists the keys, with a switch for the global ones. */
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

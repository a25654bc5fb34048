import { useEffect } from 'react';
import { useTexts } from '@portico/i18n';
import { classNames, Icon, SteadyText } from '@portico/ui';
import { useOpened } from '../navigation/use-opened';
import styles from './palette-button.module.css';
import { PALETTE_KEYS, usePaletteKeys, useShortcutKeys, useShortcuts } from './shortcuts';

const load = () => import('./palette').then(({ Palette }) => Palette);

/** Opens the search. Its code loads when somebody is about to use it. */
export function PaletteButton() {
  const t = useTexts('shell');
  const areShortcutsOn = useShortcuts();
  const keys = usePaletteKeys();
  const { Opened, isOpen, prepare, open, close } = useOpened(load);
  useShortcutKeys(open);
  // Not on every change of the location: one that is still under way would close a palette opened after it.
  useEffect(() => {
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-label={t('search.label')}
        aria-keyshortcuts={areShortcutsOn ? 'Control+K Meta+K' : undefined}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" size={18} />
        <span className={styles.label}>{t('search.button')}</span>
        <kbd className={classNames(styles.keys, !areShortcutsOn && styles.off)}>
          <SteadyText text={keys} texts={Object.values(PALETTE_KEYS)} />
        </kbd>
      </button>
      {isOpen && Opened && <Opened onClose={close} />}
    </>
  );
}

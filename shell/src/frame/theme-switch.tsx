import { useTexts } from '@portico/i18n';
import { classNames, Icon } from '@portico/ui';
import styles from './header.module.css';
import { chooseTheme, THEMES, useTheme } from './theme';
import { THEME_ICONS } from './theme-choice';

/** A button that cycles through light, dark and the system's theme. On narrow screens the menu has the choice, unless `isAlways`. */
export function ThemeSwitch({ isAlways = false }: { isAlways?: boolean }) {
  const t = useTexts('shell');
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const label = t('theme.label', { theme: t(`theme.${theme}`), next: t(`theme.${next}`) });
  return (
    <button
      type="button"
      className={classNames(styles.tool, !isAlways && styles.forWide)}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={THEME_ICONS[theme]} size={18} />
    </button>
  );
}

import { useTexts } from '@portico/i18n';
import { Icon, type IconName } from '@portico/ui';
import styles from './menu-sheet.module.css';
import { chooseTheme, type Theme, THEMES, useTheme } from './theme';

export const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  light: 'sun',
  dark: 'moon',
  system: 'system',
};

/** Choice of the theme in the menu of narrow screens. On wide screens, the header has `ThemeSwitch`. */
export function ThemeChoice() {
  const t = useTexts('shell');
  const theme = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend className={styles.heading}>{t('theme.title')}</legend>
      {THEMES.map((choice) => (
        <label key={choice} className={styles.theme}>
          <input
            className={styles.themeInput}
            type="radio"
            name="theme"
            value={choice}
            checked={choice === theme}
            onChange={() => chooseTheme(choice)}
          />
          <Icon name={THEME_ICONS[choice]} size={18} />
          <span className={styles.themeName}>{t(`theme.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { LANGUAGE_NAMES, LANGUAGES } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { classNames, Icon } from '@portico/ui';
import { followLanguage, useLanguageAddress } from './language-address';
import styles from './language-links.module.css';

/** Links to this page in the seven languages: lines of a sheet, or side by side. */
export function LanguageLinks({ look }: { look: 'lines' | 'row' }) {
  const { language: current } = usePortal();
  const addressIn = useLanguageAddress();
  return (
    <ul className={styles[look]} role="list">
      {LANGUAGES.map((language) => {
        const isCurrent = language === current;
        return (
          <li key={language}>
            <a
              className={classNames(styles.link, isCurrent && styles.current)}
              href={addressIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(press) => followLanguage(language, press)}
            >
              <span>{LANGUAGE_NAMES[language]}</span>
              {isCurrent && look === 'lines' && <Icon name="check" size={16} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

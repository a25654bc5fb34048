import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/domain';
import { usePortal, useIsHydrated } from '@portico/portal-kit';
import { classNames, Icon, isPlainClick } from '@portico/ui';
import { localizedPath } from '@portico/contract';
import { useLocation } from 'react-router-dom';
import type { MouseEvent } from 'react';
import { storeLanguage } from '../boot/stored-language';
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

/** Address of this page in another language. It needs a full page load, for head, direction and fonts. */
export function useLanguageAddress(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  // Servers do not receive the fragment.
  const fragment = useIsHydrated() ? hash : '';
  return (language) => localizedPath(language, pathname) + withoutLanguage(search) + fragment;
}

/** `?lng` would override the chosen prefix. */
function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('lng')) return search;
  params.delete('lng');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Stores the language and replaces the page, so that "back" leads to the page before. Modified clicks are left to the browser. */
export function followLanguage(language: Language, press: MouseEvent<HTMLAnchorElement>): void {
  storeLanguage(language);
  if (!isPlainClick(press)) return;
  press.preventDefault();
  const { href } = press.currentTarget;
  // The browser loads nothing for an address that differs only in its fragment, or not at all.
  if (withoutFragment(href) === withoutFragment(window.location.href)) window.location.reload();
  else window.location.replace(href);
}

function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

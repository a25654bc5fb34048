import { localizedPath } from '@portico/contract';
import type { Language } from '@portico/domain';
import { useIsHydrated } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@portico/ui';
import { storeLanguage } from '../boot/stored-language';

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

import type { MouseEvent } from 'react';
import type { Language } from '@portico/domain';
import { isPlainClick } from '@portico/ui';
import { storeLanguage } from '../boot/stored-language';

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

import type { MouseEvent } from 'react';
import type { Language } from '@portico/domain';
import { isPlainClick } from '@portico/ui';
import { storeLanguage } from '../boot/stored-language';

/**
 * Stores the language and loads the page in it, in the place of this one: back leads to the page before, not to the same one again.
 * A press for another tab or window is the browser's.
 */
export function followLanguage(language: Language, press: MouseEvent<HTMLAnchorElement>): void {
  storeLanguage(language);
  if (!isPlainClick(press)) return;
  press.preventDefault();
  const { href } = press.currentTarget;
  // Of two addresses that differ by nothing or by their fragments, the browser would load none.
  if (withoutFragment(href) === withoutFragment(window.location.href)) window.location.reload();
  else window.location.replace(href);
}

function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

import { localizedPath } from '@portico/contract';
import type { Language } from '@portico/domain';
import { useIsHydrated } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';

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

import { localizedPath } from '@portico/contract';
import type { Language } from '@portico/domain';
import { useIsHydrated } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';

/** Address of this page in another language: a full document load, so that head, direction and fonts come right. */
export function useLanguageAddress(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  // The server does not learn of a fragment.
  const fragment = useIsHydrated() ? hash : '';
  return (language) => localizedPath(language, pathname) + withoutLanguage(search) + fragment;
}

/** `?lng` would win over the prefix that was just chosen. */
function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('lng')) return search;
  params.delete('lng');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

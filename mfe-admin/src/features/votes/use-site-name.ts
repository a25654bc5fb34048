import { textIn } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import type { SiteHealth } from './votes.queries';

/** Prints the name of a site in the language of the page, in English where it has none there. */
export function useSiteName(): (site: Pick<SiteHealth, 'id' | 'name'>) => string {
  const { language } = usePortal();
  return ({ id, name }) => textIn({ ...name, en: name.en ?? id }, language);
}

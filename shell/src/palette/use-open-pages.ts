import { isPageShown, type RegistryPage } from '@portico/contract';
import { findText, useTexts } from '@portico/i18n';
import { isOpenTo, usePortal, useVisitor } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { WITHOUT_SESSION } from '../account/use-redirect-to-login';
import { loadTexts } from '../boot/load-texts';
import { useOpenNavigation } from '../navigation/use-navigation';
import { useRegistry } from '../registry/registry-store';
import type { Page } from './palette-sections';

/** Home, the entries of the navigation, and all other pages that the reader may open, by their titles. */
export function useOpenPages(): Page[] {
  const t = useTexts('shell');
  const { remotes } = useRegistry();
  const { config, language } = usePortal();
  const visitor = useVisitor();
  const entries: Page[] = [{ path: '/', label: t('menu.home') }, ...useOpenNavigation()];
  const isListed = (page: RegistryPage) =>
    (page.permission !== 'public' || (page.index && !WITHOUT_SESSION.has(page.path))) &&
    !page.path.includes(':') &&
    isOpenTo(page, visitor) &&
    isPageShown(page, config);
  const owners = remotes.filter(({ problem, pages }) => problem === undefined && pages.some(isListed));
  // Their titles come with the texts of their remotes.
  useQuery({
    queryKey: ['texts', ...owners.map(({ namespace }) => namespace)],
    queryFn: async ({ signal }) => {
      await Promise.allSettled(
        owners.map(({ namespace, texts }) => loadTexts(namespace, language, texts, signal)),
      );
      return true;
    },
    staleTime: Infinity,
  });
  const known = new Set(entries.map(({ path }) => path));
  const others = owners.flatMap(({ namespace, pages }) =>
    pages
      .filter((page) => isListed(page) && !known.has(page.path))
      .flatMap(({ path, titleKey }): Page[] => {
        const label = findText(namespace, titleKey);
        return label === undefined ? [] : [{ path, label }];
      }),
  );
  return [...entries, ...others];
}

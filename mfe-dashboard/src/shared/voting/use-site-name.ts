import { textIn } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import type { VoteSite } from './voting.queries';

export function useSiteName(): (site: Pick<VoteSite, 'id' | 'name'>) => string {
  const { language } = usePortal();
  return ({ id, name }) => textIn({ ...name, en: name.en ?? id }, language);
}

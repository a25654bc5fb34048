import { useTexts } from '@portico/i18n';
import type { CompareWords } from '@portico/portal-kit/compared';

export function useCompareWords(): CompareWords {
  const t = useTexts('mfe-public');
  return {
    full: t('ranking.toCompare.full'),
    add: (name) => t('ranking.toCompare.add', { name }),
    open: (count) => t('ranking.toCompare.open', { count }),
  };
}

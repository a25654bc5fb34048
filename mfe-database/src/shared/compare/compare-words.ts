import { useTexts } from '@portico/i18n';
import type { CompareWords } from '@portico/portal-kit/compared';

export function useCompareWords(): CompareWords {
  const t = useTexts('mfe-database');
  return {
    full: t('toCompare.full'),
    add: (name) => t('toCompare.add', { name }),
    open: (count) => t('toCompare.open', { count }),
  };
}

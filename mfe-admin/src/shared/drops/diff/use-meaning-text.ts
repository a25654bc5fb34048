import type { DropChange } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { meaningOf } from './drop-meaning';

/** What an edit means, as a sentence; undefined where there is nothing to say. */
export function useMeaningText(): (change: DropChange) => string | undefined {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (change) => {
    const meaning = meaningOf(change);
    if (meaning === undefined) return undefined;
    switch (meaning.kind) {
      case 'first':
        return t(`dropEdits.means.${change.table}.first`, {
          count: meaning.kills,
          formatted: number(meaning.kills),
        });
      case 'instead':
        return t(`dropEdits.means.${change.table}.instead`, {
          count: meaning.kills,
          formatted: number(meaning.kills),
          before: number(meaning.before),
        });
      default:
        return t(`dropEdits.means.${change.table}.${meaning.kind}`);
    }
  };
}

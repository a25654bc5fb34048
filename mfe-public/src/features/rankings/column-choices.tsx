import { useTexts } from '@portico/i18n';
import { SegmentedLinks } from '@portico/ui';
import type { RankingProps } from './ranking-window';

/** Columns of the players that a reader may do without. */
const CHOSEN_COLUMNS = ['job', 'exp', 'fame', 'bosses', 'playtime', 'cards', 'location', 'guild'] as const;

/** Each column a way to the list with it or without. */
export function ColumnChoices({ view, hrefWith }: RankingProps) {
  const t = useTexts('mfe-public');
  const hidden = view.hide === '' ? [] : view.hide.split('.');
  const hrefOf = (column: string) =>
    hrefWith({
      hide: (hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]).join(
        '.',
      ),
    });
  return (
    <SegmentedLinks
      label={t('rankings.filter.columns')}
      items={CHOSEN_COLUMNS.map((column) => ({
        key: column,
        href: hrefOf(column),
        text: t(`ranking.column.${column}`),
        isCurrent: !hidden.includes(column),
      }))}
    />
  );
}

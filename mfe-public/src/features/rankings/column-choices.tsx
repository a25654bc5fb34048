import { kitText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { SegmentedLinks } from '@portico/ui';
import type { RankingProps } from './ranking-window';

/** Columns of the players that a reader may hide. */
const CHOSEN_COLUMNS = [
  'job',
  'exp',
  'fame',
  'bosses',
  'playtime',
  'cards',
  'location',
  'guild',
  'compare',
] as const;

/** Each column links to the list with or without it. */
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
        text: column === 'compare' ? kitText('kit.compare.link') : t(`ranking.column.${column}`),
        isCurrent: !hidden.includes(column),
      }))}
    />
  );
}

import { dropShare, pieceBounds } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';
import type { RatedRow, RowsBeforeAfter } from '../rated-rows';

interface CrashNoticeProps {
  rows: RowsBeforeAfter;
  dropRate: number;
}

/** Says in which of the tables a row is at which the game throws. */
export function CrashNotice({ rows, dropRate }: CrashNoticeProps) {
  const t = useTexts('mfe-admin');
  const crashes = (row: RatedRow) => pieceBounds(row) === undefined && dropShare(row, dropRate) > 0;
  return (['before', 'after'] as const)
    .filter((side) => rows[side].some(crashes))
    .map((side) => (
      <Notice key={side} tone="warning">
        <p>{t('drops.simulate.crash', { side: t(`drops.change.${side}`) })}</p>
      </Notice>
    ));
}

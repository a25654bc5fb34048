import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge } from '@portico/ui';

/** A difference of fewer percent is the usual price. */
const MIN_DIFFERENCE = 10;

/** A price in percent of the market's median, and whether it is over or under; nothing where too few sold the item. */
export function MedianPrice({ percent }: { percent: number | null }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  if (percent === null) return '–';
  const isOff = Math.abs(percent - 100) >= MIN_DIFFERENCE;
  return (
    <>
      {isOff && (
        <Badge tone={percent > 100 ? 'warning' : 'info'}>
          {t(percent > 100 ? 'stores.median.over' : 'stores.median.under')}
        </Badge>
      )}{' '}
      {t('stores.median.of', { percent: format.percent(percent, 0) })}
    </>
  );
}

import type { PointType } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';

/** So many points in words: `2,000 NX`, `3 vote points`. */
export function useAmountText(): (amount: number, pointType: PointType) => string {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (amount, pointType) =>
    pointType === 'nx'
      ? t('points.amounts.nx', { formatted: number(amount) })
      : t('points.amounts.vp', { count: amount, formatted: number(amount) });
}

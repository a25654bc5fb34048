import { attackSpeedOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import type { PropertyName } from './property-groups';

const BONUS = /^inc/;

export function PropertyValue({ name, value }: { name: PropertyName; value: number }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  if (name === 'attackSpeed') return t(`property.speed.${attackSpeedOf(value)}`);
  if (name === 'price') return t('property.mesos', { count: value });
  if (name === 'success' || name === 'cursed') return <bdi dir="ltr">{format.percent(value, 0)}</bdi>;
  const formatted = format.number(value);
  return <bdi dir="ltr">{BONUS.test(name) && value > 0 ? `+${formatted}` : formatted}</bdi>;
}

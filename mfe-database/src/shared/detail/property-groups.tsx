import { attackSpeedOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';

/** Properties shown, in order and groups of the page. The others in the game files are for the client. */
export const PROPERTY_GROUPS = [
  { group: 'attack', names: ['incPAD', 'incMAD', 'attackSpeed'] },
  { group: 'defense', names: ['incPDD', 'incMDD'] },
  { group: 'stats', names: ['incSTR', 'incDEX', 'incINT', 'incLUK'] },
  { group: 'health', names: ['incMHP', 'incMMP', 'incHP', 'incMP'] },
  { group: 'other', names: ['incACC', 'incEVA', 'incSpeed', 'incJump'] },
  { group: 'requirements', names: ['reqLevel', 'reqJob', 'reqSTR', 'reqDEX', 'reqINT', 'reqLUK'] },
  { group: 'info', names: ['tuc', 'success', 'cursed', 'price', 'durability'] },
] as const;

export type PropertyName = (typeof PROPERTY_GROUPS)[number]['names'][number];

export interface ShownProperties {
  group: (typeof PROPERTY_GROUPS)[number]['group'];
  entries: { name: PropertyName; value: number }[];
}

/** Groups with something to show. Absent or zero properties are hidden; `reqJob` 0 means everyone and is shown. */
export function shownProperties(properties: Readonly<Record<string, number>>): ShownProperties[] {
  return PROPERTY_GROUPS.map(({ group, names }) => ({
    group,
    entries: names.flatMap((name) => {
      const value = properties[name];
      return value !== undefined && (value !== 0 || name === 'reqJob') ? [{ name, value }] : [];
    }),
  })).filter(({ entries }) => entries.length > 0);
}

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

import { attackSpeedOf } from '@portico/domain';
import { PlateFacts, PlateGroup } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { PropertyName, ShownProperties } from './property-groups';

export interface ItemPropertiesProps {
  groups: readonly ShownProperties[];
  headingLevel: 2 | 3 | undefined;
}

/** What an item does, in the groups and the order of the game. */
export function ItemProperties({ groups, headingLevel }: ItemPropertiesProps) {
  const t = useTexts('mfe-database');
  return groups.map(({ group, entries }) => (
    <PlateGroup key={group} title={t(`property.group.${group}`)} headingLevel={headingLevel}>
      <PlateFacts
        facts={entries.map(({ name, value }) => ({
          key: name,
          term: t(`property.name.${name}`),
          value: <PropertyValue name={name} value={value} />,
        }))}
      />
    </PlateGroup>
  ));
}

const BONUS = /^inc/;

function PropertyValue({ name, value }: { name: PropertyName; value: number }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  if (name === 'attackSpeed') return t(`property.speed.${attackSpeedOf(value)}`);
  const formatted = format.number(value);
  if (name === 'price') return t('property.mesos', { count: value, formatted });
  return <bdi dir="ltr">{BONUS.test(name) && value > 0 ? `+${formatted}` : formatted}</bdi>;
}

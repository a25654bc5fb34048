import { attackSpeedOf, jobRequirementOf } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FactList } from '@portico/ui';
import { EmptyLine } from '../../shared/empty-line';
import { shownProperties, type PropertyName, type ShownProperties } from './property-groups';
import styles from './item-detail.module.css';

export interface ItemPropertiesProps {
  properties: Readonly<Record<string, number>>;
  headingLevel: 2 | 3;
}

export function ItemProperties({ properties, headingLevel }: ItemPropertiesProps) {
  const t = useTexts('mfe-database');
  const groups = shownProperties(properties);
  if (groups.length === 0) return <EmptyLine>{t('property.none')}</EmptyLine>;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <PropertyGroup key={group.group} shown={group} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

interface PropertyGroupProps {
  shown: ShownProperties;
  headingLevel: 2 | 3;
}

function PropertyGroup({ shown: { group, entries }, headingLevel }: PropertyGroupProps) {
  const t = useTexts('mfe-database');
  const Heading = `h${headingLevel}` as const;
  return (
    <section>
      <Heading className={styles.heading}>{t(`property.group.${group}`)}</Heading>
      <FactList
        facts={entries.map(({ name, value }) => ({
          key: name,
          term: t(`property.name.${name}`),
          value: <PropertyValue name={name} value={value} />,
        }))}
      />
    </section>
  );
}

const BONUS = /^inc/;

function PropertyValue({ name, value }: { name: PropertyName; value: number }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  if (name === 'attackSpeed') return t(`property.speed.${attackSpeedOf(value)}`);
  if (name === 'reqJob') return <RequiredJob mask={value} />;
  const formatted = format.number(value);
  if (name === 'price') return t('property.mesos', { count: value, formatted });
  return <bdi dir="ltr">{BONUS.test(name) && value > 0 ? `+${formatted}` : formatted}</bdi>;
}

function RequiredJob({ mask }: { mask: number }) {
  const t = useTexts('mfe-database');
  const requirement = jobRequirementOf(mask);
  if (requirement.kind === 'unknown') return t('property.job.unknown', { mask: requirement.mask });
  if (requirement.kind !== 'classes') return t(`property.job.${requirement.kind}`);
  return requirement.classes.map((name) => t(`property.job.${name}`)).join(', ');
}

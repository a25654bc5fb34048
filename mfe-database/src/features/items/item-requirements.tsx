import { isWornBy, ITEM_CLASSES, jobRequirementOf } from '@portico/domain';
import { PlateGroup } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, VisuallyHidden } from '@portico/ui';
import type { PropertyName, ShownProperties } from '../../shared/property-groups';
import styles from './item-requirements.module.css';

export interface ItemRequirementsProps {
  requirements: ShownProperties;
  headingLevel: 2 | 3 | undefined;
}

/** Below the heading a chip needs no more than the name of the stat. */
const CHIPS = {
  reqLevel: 'monster.field.level',
  reqSTR: 'property.name.incSTR',
  reqDEX: 'property.name.incDEX',
  reqINT: 'property.name.incINT',
  reqLUK: 'property.name.incLUK',
} as const satisfies Partial<Record<PropertyName, string>>;

function isChip(name: PropertyName): name is keyof typeof CHIPS {
  return name in CHIPS;
}

export function ItemRequirements({ requirements: { entries }, headingLevel }: ItemRequirementsProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const job = entries.find(({ name }) => name === 'reqJob');
  const chips = entries.flatMap(({ name, value }) =>
    isChip(name) ? [{ name, short: t(CHIPS[name]), value }] : [],
  );
  return (
    <PlateGroup title={t('property.group.requirements')} headingLevel={headingLevel}>
      <dl className={styles.chips}>
        {chips.map(({ name, short, value }) => (
          <div key={name} className={styles.chip}>
            <dt>
              <VisuallyHidden>{t(`property.name.${name}`)}</VisuallyHidden>
              <span aria-hidden="true">{short}</span>
            </dt>
            <dd>
              <bdi dir="ltr">{format.number(value)}</bdi>
            </dd>
          </div>
        ))}
        {job && <RequiredJob mask={job.value} />}
      </dl>
    </PlateGroup>
  );
}

/** All classes in a row with allowed ones highlighted, and in words for screen readers. */
function RequiredJob({ mask }: { mask: number }) {
  const t = useTexts('mfe-database');
  const requirement = jobRequirementOf(mask);
  return (
    <div className={styles.job}>
      <dt>
        <VisuallyHidden>{t('property.name.reqJob')}</VisuallyHidden>
      </dt>
      <dd>
        {requirement.kind === 'unknown' ? (
          t('property.job.unknown', { mask: requirement.mask })
        ) : (
          <>
            <VisuallyHidden>
              {requirement.kind === 'classes'
                ? requirement.classes.map((name) => t(`property.job.${name}`)).join(', ')
                : t(`property.job.${requirement.kind}`)}
            </VisuallyHidden>
            <span className={styles.classes} aria-hidden="true">
              {ITEM_CLASSES.map((name) => (
                <span key={name} className={classNames(isWornBy(mask, name) && styles.allowed)}>
                  {t(`property.job.${name}`)}
                </span>
              ))}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

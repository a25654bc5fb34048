import { gearKindOf, isWornBy, ITEM_CLASSES, jobRequirementOf } from '@portico/domain';
import { GameText, ItemTypeBadge, Picture, Plate, PlateFacts, PlateGroup, PlateHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { slotText } from '@portico/portal-kit/game-words';
import { classText } from '@portico/portal-kit/job-words';
import { classNames, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { EmptyLine } from '../../shared/detail/empty-line';
import {
  shownProperties,
  type ShownProperties,
  type PropertyName,
  PropertyValue,
} from '../../shared/detail/property-groups';
import { useWearers } from '../../shared/detail/use-wearers';
import styles from './item-plate.module.css';
import type { ItemDetailAnswer } from './items.queries';

export interface ItemPlateProps {
  item: ItemDetailAnswer['item'];
  /** Level of the heading with the item's name; a hover card has no heading. */
  nameLevel?: 1 | 2;
  /** Content of the corner: a close button. */
  corner?: ReactNode;
  /** Content below the plate. */
  footer?: ReactNode;
}

export function ItemPlate({ item, nameLevel, corner, footer }: ItemPlateProps) {
  const t = useTexts('mfe-database');
  const groups = shownProperties(item.properties);
  const requirements = groups.find(({ group }) => group === 'requirements');
  const rest = groups.filter(({ group }) => group !== 'requirements');
  const kind = gearKindOf(item.id);
  const headingLevel = nameLevel && (nameLevel === 1 ? 2 : 3);
  return (
    <Plate
      corner={corner}
      footer={footer}
      head={
        <PlateHead
          name={item.name}
          nameLevel={nameLevel}
          picture={<Picture kind="item" id={item.id} size={64} />}
          note={
            <>
              <ItemTypeBadge type={item.type} />
              {item.weaponType === null ? (
                kind && <span>{slotText(kind)}</span>
              ) : (
                <span>{t(`advanced.weapon.${item.weaponType}`)}</span>
              )}
              {nameLevel !== undefined && <span>{t('item.id', { id: item.id })}</span>}
            </>
          }
        />
      }
    >
      {requirements && <ItemRequirements requirements={requirements} headingLevel={headingLevel} />}
      {groups.length === 0 ? (
        <EmptyLine>{t('property.none')}</EmptyLine>
      ) : (
        <ItemProperties groups={rest} headingLevel={headingLevel} />
      )}
      {item.descriptionRuns.length === 0 ? (
        <EmptyLine>{t('item.noDescription')}</EmptyLine>
      ) : (
        <GameText runs={item.descriptionRuns} />
      )}
    </Plate>
  );
}

interface ItemPropertiesProps {
  groups: readonly ShownProperties[];
  headingLevel: 2 | 3 | undefined;
}

function ItemProperties({ groups, headingLevel }: ItemPropertiesProps) {
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

interface ItemRequirementsProps {
  requirements: ShownProperties;
  headingLevel: 2 | 3 | undefined;
}

/** Chips with only the stat's name, since the heading says what they require. */
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

function ItemRequirements({ requirements: { entries }, headingLevel }: ItemRequirementsProps) {
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

/** All classes in a row with the allowed ones highlighted, and in words for screen readers. */
function RequiredJob({ mask }: { mask: number }) {
  const t = useTexts('mfe-database');
  const wearersOf = useWearers();
  return (
    <div className={styles.job}>
      <dt>
        <VisuallyHidden>{t('property.name.reqJob')}</VisuallyHidden>
      </dt>
      <dd>
        {jobRequirementOf(mask).kind === 'unknown' ? (
          wearersOf(mask)
        ) : (
          <>
            <VisuallyHidden>{wearersOf(mask)}</VisuallyHidden>
            <span className={styles.classes} aria-hidden="true">
              {ITEM_CLASSES.map((name) => (
                <span key={name} className={classNames(isWornBy(mask, name) && styles.allowed)}>
                  {classText(name)}
                </span>
              ))}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

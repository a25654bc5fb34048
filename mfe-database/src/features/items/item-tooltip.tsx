import type { ReactNode } from 'react';
import { GameText, Picture, Plate, PlateFacts, PlateGroup, PlateHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { EmptyLine } from '../../shared/empty-line';
import { ItemRequirements } from './item-requirements';
import { shownProperties, type ShownProperties } from '../../shared/property-groups';
import { PropertyValue } from '../../shared/property-value';
import type { ItemDetailAnswer } from './items.queries';
import { TypeBadge } from './result-rows';

export interface ItemTooltipProps {
  item: ItemDetailAnswer['item'];
  /** The level of the heading with the item's name; a card that comes and goes has none. */
  nameLevel?: 1 | 2;
  /** In the corner: a way to close it. */
  corner?: ReactNode;
  /** Below everything: what the place has to add. */
  footer?: ReactNode;
}

export function ItemTooltip({ item, nameLevel, corner, footer }: ItemTooltipProps) {
  const t = useTexts('mfe-database');
  const groups = shownProperties(item.properties);
  const requirements = groups.find(({ group }) => group === 'requirements');
  const rest = groups.filter(({ group }) => group !== 'requirements');
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
              <TypeBadge type={item.type} />
              {item.weaponType !== null && <span>{t(`advanced.weapon.${item.weaponType}`)}</span>}
              <span>{t('item.id', { id: item.id })}</span>
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

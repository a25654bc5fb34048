import { elementsOf, type ElementEffect } from '@portico/domain';
import { PlateFacts, PlateGroup } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge, type Tone } from '@portico/ui';
import styles from './monster-elements.module.css';

const EFFECTS = {
  weak: 'good',
  strong: 'accent',
  immune: 'danger',
} as const satisfies Record<ElementEffect, Tone>;

export interface MonsterElementsProps {
  properties: Readonly<Record<string, number>>;
  headingLevel: 2 | 3 | undefined;
}

/** What hurts it more, less or not at all; nothing where it takes all elements alike. */
export function MonsterElements({ properties, headingLevel }: MonsterElementsProps) {
  const t = useTexts('mfe-database');
  const traits = elementsOf(properties);
  if (traits.length === 0) return null;
  return (
    <PlateGroup title={t('monster.elements')} headingLevel={headingLevel}>
      <PlateFacts
        facts={(['weak', 'strong', 'immune'] as const)
          .map((effect) => ({ effect, own: traits.filter((trait) => trait.effect === effect) }))
          .filter(({ own }) => own.length > 0)
          .map(({ effect, own }) => ({
            key: effect,
            term: t(`monster.effect.${effect}`),
            value: (
              <span className={styles.elements}>
                {own.map(({ element }) => (
                  <Badge key={element} tone={EFFECTS[effect]}>
                    {t(`monster.element.${element}`)}
                  </Badge>
                ))}
              </span>
            ),
          }))}
      />
    </PlateGroup>
  );
}

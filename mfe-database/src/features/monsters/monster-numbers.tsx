import { type ElementEffect, elementsOf, expPerHp, numberFormat } from '@portico/domain';
import { PlateFacts, PlateGroup } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { factsOf, Badge, type Tone } from '@portico/ui';
import type { MonsterDetailAnswer } from './monsters.queries';
import styles from './monster-numbers.module.css';

type Monster = MonsterDetailAnswer['monster'];

interface MonsterNumbersProps {
  monster: Monster;
  /** Undefined on a hover card, which shows only what decides about a fight. */
  headingLevel: 2 | 3 | undefined;
}

/** Numbers of the game files that items also have under these names. */
const GROUPS = [
  { group: 'attack', names: { PADamage: 'incPAD', MADamage: 'incMAD' } },
  { group: 'defense', names: { PDDamage: 'incPDD', MDDamage: 'incMDD' } },
  { group: 'other', names: { acc: 'incACC', eva: 'incEVA', speed: 'incSpeed' } },
] as const;

const TRAITS = ['undead', 'firstAttack', 'publicReward'] as const;

/** Tells whether the game files describe it; others are known only from drop tables, by id. */
export function isDescribed({ level, maxHp }: Monster): boolean {
  return level !== null || maxHp !== null;
}

/** The monster's strength. Empty before the game files are imported. */
export function MonsterNumbers({ monster, headingLevel }: MonsterNumbersProps) {
  const t = useTexts('mfe-database');
  if (!isDescribed(monster)) return null;
  const { properties } = monster;
  return (
    <>
      <PlateGroup title={t('monster.strength')} headingLevel={headingLevel}>
        <Strength monster={monster} />
      </PlateGroup>
      <MonsterElements properties={properties} headingLevel={headingLevel} />
      {headingLevel !== undefined && <OtherNumbers properties={properties} headingLevel={headingLevel} />}
    </>
  );
}

/** Properties beside its strength and its elements, and its traits. */
function OtherNumbers({ properties, headingLevel }: Pick<Monster, 'properties'> & { headingLevel: 2 | 3 }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const traits = TRAITS.filter((name) => properties[name] === 1);
  return (
    <>
      {GROUPS.map(({ group, names }) => (
        <PlateGroup key={group} title={t(`property.group.${group}`)} headingLevel={headingLevel}>
          <PlateFacts
            facts={Object.entries(names).map(([name, text]) => ({
              key: name,
              term: t(`property.name.${text}`),
              // A number that the files leave out is 0.
              value: <bdi dir="ltr">{format.number(properties[name] ?? 0)}</bdi>,
            }))}
          />
        </PlateGroup>
      ))}
      {traits.length > 0 && (
        <p>
          {traits.map((name) => (
            <Badge key={name}>{t(`monster.trait.${name}`)}</Badge>
          ))}
        </p>
      )}
    </>
  );
}

function Strength({ monster: { maxHp, maxMp, exp } }: { monster: Monster }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language } = usePortal();
  const ratio = exp === null || maxHp === null ? undefined : expPerHp(exp, maxHp);
  const ratioText = numberFormat(language, { maximumSignificantDigits: 3 });
  const number = (value: number | null) => value !== null && <bdi dir="ltr">{format.number(value)}</bdi>;
  const facts = factsOf(t, {
    'monster.field.hp': number(maxHp),
    'monster.field.mp': number(maxMp),
    'monster.field.exp': number(exp),
    'monster.field.expPerHp': ratio !== undefined && <bdi dir="ltr">{ratioText.format(ratio)}</bdi>,
  });
  return <PlateFacts facts={facts} />;
}

const EFFECTS = {
  weak: 'good',
  strong: 'accent',
  immune: 'danger',
} as const satisfies Record<ElementEffect, Tone>;

interface MonsterElementsProps {
  properties: Readonly<Record<string, number>>;
  headingLevel: 2 | 3 | undefined;
}

/** Elements that hurt it more, less or not at all. Empty if all are equal. */
function MonsterElements({ properties, headingLevel }: MonsterElementsProps) {
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

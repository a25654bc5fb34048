import { ABSENT, elementsOf, expPerHp, percentDecimals } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { ElementBadges } from '../../shared/pictures/element-badge';
import { PROPERTY_GROUPS, type PropertyName, PropertyValue } from '../../shared/detail/property-groups';
import { useWearers } from '../../shared/detail/use-wearers';
import type { CompareRow } from './compare-table';
import type { ComparedItem, ComparedMonster } from './compare.queries';
import type { Better } from './judged';
import { itemTypeText } from '@portico/portal-kit/game-words';

/** Digits of ratios and chances. */
const SHOWN_DIGITS = 3;

/** Rows of items: type, the numbers of the item page, and sources. */
export function useItemRows(items: readonly ComparedItem[]): CompareRow[] {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const wearersOf = useWearers();
  const isWorn = items.some(({ type }) => type === 'equipment');
  const names = PROPERTY_GROUPS.flatMap(({ names: all }): readonly PropertyName[] => all).filter(
    (name) => name !== 'reqJob' && items.some(({ properties }) => (properties[name] ?? 0) !== 0),
  );
  return [
    {
      key: 'kind',
      term: t('list.kind'),
      texts: items.map(({ type, weaponType }) =>
        weaponType === null ? itemTypeText(type) : t(`advanced.weapon.${weaponType}`),
      ),
    },
    ...(isWorn
      ? [
          {
            key: 'class',
            term: t('list.class'),
            texts: items.map(({ type, properties: { reqJob = 0 } }) =>
              type === 'equipment' ? wearersOf(reqJob) : ABSENT,
            ),
          },
        ]
      : []),
    ...names.map((name): CompareRow => ({
      key: name,
      term: t(`property.name.${name}`),
      values: items.map((item) => numberOf(name, item)),
      better: betterOf(name),
      text: (value) => <PropertyValue name={name} value={value} />,
      decimals: name === 'attackSpeed' ? null : 0,
    })),
    {
      key: 'sources',
      term: t('advanced.sort.sources'),
      values: items.map(({ sourceCount }) => sourceCount),
      better: 'more',
      text: (value) => format.number(value),
    },
    {
      key: 'chance',
      term: t('sources.column.actual'),
      values: items.map(({ actualPercent }) => rounded(actualPercent)),
      better: 'more',
      text: (value) => <bdi dir="ltr">{format.percent(value, SHOWN_DIGITS)}</bdi>,
      decimals: SHOWN_DIGITS,
      unit: '%',
    },
  ];
}

/** Null for requirements of things that cannot be worn and for a missing attack speed; any other absent number is 0. */
function numberOf(name: PropertyName, { type, properties }: ComparedItem): number | null {
  const value = properties[name] ?? 0;
  const isAbsent = name.startsWith('req') ? type !== 'equipment' : name === 'attackSpeed';
  return isAbsent && value === 0 ? null : value;
}

function betterOf(name: PropertyName): Better {
  if (name === 'price') return undefined;
  return name === 'attackSpeed' || name.startsWith('req') ? 'less' : 'more';
}

/** Numbers of a monster with the same name as an item's. */
const MONSTER_PROPERTIES = {
  PADamage: 'incPAD',
  MADamage: 'incMAD',
  PDDamage: 'incPDD',
  MDDamage: 'incMDD',
  acc: 'incACC',
  eva: 'incEVA',
  speed: 'incSpeed',
} as const;

/** Makes rows of numbers. */
export function useNumberRow<Thing>(things: readonly Thing[]) {
  const format = useFormat();
  return (
    key: string,
    term: string,
    valueOf: (thing: Thing) => number | null,
    better?: Better,
    decimals = 0,
  ): CompareRow => ({
    key,
    term,
    values: things.map(valueOf),
    better,
    decimals,
    text: (value) => <bdi>{format.number(value)}</bdi>,
  });
}

/** Rows of monsters. Easier to defeat, or worth more, is better. */
export function useMonsterRows(monsters: readonly ComparedMonster[]): CompareRow[] {
  const t = useTexts('mfe-database');
  const row = useNumberRow(monsters);
  const field = (name: 'level' | 'hp' | 'mp' | 'exp' | 'expPerHp') => t(`monster.field.${name}`);
  const ratioOf = ({ exp, maxHp }: ComparedMonster) =>
    exp === null || maxHp === null ? null : rounded(expPerHp(exp, maxHp));
  return [
    row('level', field('level'), ({ level }) => level),
    row('hp', field('hp'), ({ maxHp }) => maxHp, 'less'),
    row('mp', field('mp'), ({ maxMp }) => maxMp),
    row('exp', field('exp'), ({ exp }) => exp, 'more'),
    row('expPerHp', field('expPerHp'), ratioOf, 'more', SHOWN_DIGITS),
    ...Object.entries(MONSTER_PROPERTIES).map(([name, text]) =>
      row(
        name,
        t(`property.name.${text}`),
        ({ maxHp, properties }) => (maxHp === null ? null : (properties[name] ?? 0)),
        name === 'speed' ? undefined : 'less',
      ),
    ),
    {
      key: 'elements',
      term: t('monster.elements'),
      texts: monsters.map(({ id, properties }) => {
        const traits = elementsOf(properties);
        return traits.length === 0 ? ABSENT : <ElementBadges key={id} elements={traits} />;
      }),
    },
  ];
}

/** Rounds to the shown digits, so that equal texts are equal numbers; a tiny number is never 0. */
function rounded(value: number | null = null): number | null {
  return value === null ? null : Number(value.toFixed(percentDecimals(value, SHOWN_DIGITS)));
}

import type { ReactNode } from 'react';
import { expPerHp, numberFormat } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, type Fact } from '@portico/ui';
import { Plate, PlateFacts, PlateGroup, PlateHead } from '../../shared/plate';
import type { MonsterDetailAnswer } from './monsters.queries';

type Monster = MonsterDetailAnswer['monster'];

export interface MonsterTooltipProps {
  monster: Monster;
  /** Of the monster's name; a card that comes and goes has none. */
  nameLevel?: 1 | 2;
  footer?: ReactNode;
}

/** Whether the game files tell of it; others are known from drop tables alone, by a number. */
export function isDescribed({ level, maxHp }: Monster): boolean {
  return level !== null || maxHp !== null;
}

/** A monster as an item is shown: its picture, how strong it is and what it is worth. */
export function MonsterTooltip({ monster, nameLevel, footer }: MonsterTooltipProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { level } = monster;
  return (
    <Plate
      footer={footer}
      head={
        <PlateHead
          name={monster.name}
          nameLevel={nameLevel}
          picture={<Picture kind="monster" id={monster.id} size={nameLevel === undefined ? 64 : 96} />}
          note={
            <>
              <Badge tone={monster.boss ? 'danger' : 'neutral'}>
                {t(monster.boss ? 'sources.kind.boss' : 'sources.kind.monster')}
              </Badge>
              {level !== null && <strong>{format.level(level)}</strong>}
              <span>{t('item.id', { id: monster.id })}</span>
            </>
          }
        />
      }
    >
      <MonsterNumbers monster={monster} headingLevel={nameLevel && (nameLevel === 1 ? 2 : 3)} />
    </Plate>
  );
}

const FIGHT_GROUPS = [
  { group: 'attack', names: { PADamage: 'incPAD', MADamage: 'incMAD' } },
  { group: 'defense', names: { PDDamage: 'incPDD', MDDamage: 'incMDD' } },
  { group: 'other', names: { acc: 'incACC', eva: 'incEVA', speed: 'incSpeed' } },
] as const;

/** All that is known of its strength; nothing before the game files are imported. */
function MonsterNumbers({ monster, headingLevel }: { monster: Monster; headingLevel: 2 | 3 | undefined }) {
  const t = useTexts('mfe-database');
  const lines = useLines();
  if (!isDescribed(monster)) return null;
  return (
    <>
      <PlateGroup title={t('monster.strength')} headingLevel={headingLevel}>
        <PlateFacts facts={lines.strength(monster)} />
      </PlateGroup>
      {FIGHT_GROUPS.map(({ group, names }) => (
        <PlateGroup key={group} title={t(`property.group.${group}`)} headingLevel={headingLevel}>
          <PlateFacts facts={lines.properties(monster.properties, names)} />
        </PlateGroup>
      ))}
    </>
  );
}

type PropertyText = (typeof FIGHT_GROUPS)[number]['names'] extends infer Names
  ? Names extends Record<string, infer Text>
    ? Text
    : never
  : never;

function useLines() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language } = usePortal();
  const lineOf = (key: string, term: string, value: string): Fact => ({
    key,
    term,
    value: <bdi dir="ltr">{value}</bdi>,
  });
  return {
    strength: ({ maxHp, maxMp, exp }: Monster): Fact[] => {
      const ratio = exp === null || maxHp === null ? undefined : expPerHp(exp, maxHp);
      return [
        ...(maxHp === null ? [] : [lineOf('hp', t('monster.field.hp'), format.number(maxHp))]),
        ...(maxMp === null ? [] : [lineOf('mp', t('monster.field.mp'), format.number(maxMp))]),
        ...(exp === null ? [] : [lineOf('exp', t('monster.field.exp'), format.number(exp))]),
        ...(ratio === undefined
          ? []
          : [
              lineOf(
                'expPerHp',
                t('monster.field.expPerHp'),
                numberFormat(language, { maximumSignificantDigits: 3 }).format(ratio),
              ),
            ]),
      ];
    },
    /** A property that the files leave out is 0. */
    properties: (
      properties: Readonly<Record<string, number>>,
      names: Readonly<Record<string, PropertyText>>,
    ) =>
      Object.entries(names).map(([name, text]) =>
        lineOf(name, t(`property.name.${text}`), format.number(properties[name] ?? 0)),
      ),
  };
}

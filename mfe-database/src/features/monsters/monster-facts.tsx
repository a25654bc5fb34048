import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, StatRow, StatTile, type IconName } from '@portico/ui';
import { DetailLine } from '../../shared/detail-line';
import type { MonsterDetailAnswer } from './monsters.queries';
import styles from './monster-page.module.css';

type Monster = MonsterDetailAnswer['monster'];

const FACTS = [
  { key: 'level', field: 'level', icon: 'star' },
  { key: 'hp', field: 'maxHp', icon: 'heart' },
  { key: 'mp', field: 'maxMp', icon: 'moon' },
  { key: 'exp', field: 'exp', icon: 'chart' },
] as const satisfies readonly { key: string; field: keyof Monster; icon: IconName }[];

/** Whether the game files tell of it; others are known from drop tables alone, by a number. */
export function isDescribed({ level, maxHp }: Monster): boolean {
  return level !== null || maxHp !== null;
}

/** Boss or not, and the id, under a monster's name. */
export function MonsterLine({ monster }: { monster: Monster }) {
  const t = useTexts('mfe-database');
  return (
    <DetailLine id={monster.id}>
      <Badge tone={monster.boss ? 'danger' : 'neutral'}>
        {t(monster.boss ? 'sources.kind.boss' : 'sources.kind.monster')}
      </Badge>
    </DetailLine>
  );
}

/** What is known of its strength; nothing before the game files are imported. */
export function MonsterFacts({ monster }: { monster: Monster }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const known = FACTS.flatMap(({ key, field, icon }) => {
    const value = monster[field];
    return value === null ? [] : [{ key, icon, value }];
  });
  if (known.length === 0) return null;
  return (
    <StatRow className={styles.facts}>
      {known.map(({ key, icon, value }) => (
        <StatTile key={key} icon={icon} label={t(`monster.field.${key}`)} value={format.number(value)} />
      ))}
    </StatRow>
  );
}

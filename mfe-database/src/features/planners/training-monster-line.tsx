import { MonsterLink, Picture } from '@portico/game-ui';
import { numberFormat } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge } from '@portico/ui';
import { RespawnText } from './respawn-text';
import type { TrainingMonster } from './training.queries';
import styles from './planners.module.css';

export interface TrainingMonsterLineProps {
  monster: TrainingMonster;
  /** The level of the reader's character. */
  level: number;
}

/** A monster of a map: how many there are, what each gives and takes, and how many attacks miss. */
export function TrainingMonsterLine({ monster, level }: TrainingMonsterLineProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language } = usePortal();
  const counted = (count: number) => ({ count });
  const above = (monster.level ?? 0) - level;
  const attacks = numberFormat(language, { maximumFractionDigits: 1 }).format(monster.attacks);
  return (
    <li className={styles.monster}>
      <Picture kind="monster" id={monster.id} />
      <div className={styles.words}>
        <span className={styles.name}>
          <MonsterLink id={monster.id}>
            <bdi>{monster.name}</bdi>
          </MonsterLink>{' '}
          {monster.level !== null && <span className={styles.note}>{format.level(monster.level)}</span>}{' '}
          {above > 0 && <Badge tone="warning">{t('training.above', counted(above))}</Badge>}
        </span>
        <ul className={styles.facts} role="list">
          <li>{t('map.monsters.count', counted(monster.amount))}</li>
          <li>
            <RespawnText respawn={monster.respawn} />
          </li>
          <li>{t('training.exp', { count: monster.exp })}</li>
          <li>{t('training.attacks', { count: monster.attacks, formatted: attacks })}</li>
          {monster.hitPercent < 100 && (
            <li className={styles.misses}>
              {t('training.hit', { percent: format.percent(monster.hitPercent, 0) })}
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}

import { durationText, HOUR_MS } from '@portico/domain';
import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge, Icon, Link, RankMedal } from '@portico/ui';
import { paths } from '../../paths';
import { FightFacts, LevelsAbove } from './character-fields';
import { MapThumbnail } from '../../shared/pictures/map-thumbnail';
import styles from './planners.module.css';
import { RespawnText } from '../../shared/detail/respawn-text';
import type { TrainingMap, TrainingMonster, TrainingPlan } from './training.queries';

interface TrainingMapRowProps {
  map: TrainingMap;
  rank: number;
  /** The reader's character: its level, and the EXP to the next one. */
  plan: Pick<TrainingPlan, 'level' | 'expToNext'>;
}

export function TrainingMapRow({ map, rank, plan: { level, expToNext } }: TrainingMapRowProps) {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  const format = useFormat();
  const { id, mapName, streetName, expPerHour, killsPerHour, killsAllowed, limit, boss, monsters } = map;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.place}>
          <RankMedal rank={rank} text={format.number(rank)} />
          <MapThumbnail id={id} />
        </span>
        <div className={styles.words}>
          <span className={styles.name}>
            <Link href={paths.map(id)}>
              <bdi>{mapName}</bdi>
            </Link>{' '}
            {boss && <Badge tone="danger">{t('training.boss')}</Badge>}
          </span>
          {streetName !== '' && (
            <span className={styles.note}>
              <bdi>{streetName}</bdi>
            </span>
          )}
        </div>
        <p className={styles.gain}>
          <strong>
            <bdi dir="ltr">{format.number(expPerHour)}</bdi>
          </strong>
          <span className={styles.note}>{t('training.expPerHour')}</span>
        </p>
      </div>
      <ul className={styles.monsters} role="list">
        {monsters.map((monster) => (
          <TrainingMonsterLine key={monster.id} monster={monster} level={level} />
        ))}
      </ul>
      <p className={styles.reason}>
        <Icon name={limit === 'respawn' ? 'clock' : 'sword'} size={14} />
        <span>
          {expToNext !== null && expPerHour > 0 && (
            <>
              <strong>
                {t('training.nextLevel', {
                  level: level + 1,
                  time: durationText(language, (expToNext / expPerHour) * HOUR_MS, true),
                })}
              </strong>
              {' · '}
            </>
          )}
          <span>{t(`training.limit.${limit}`, { kills: killsPerHour, most: killsAllowed })}</span>
        </span>
      </p>
    </li>
  );
}

interface TrainingMonsterLineProps {
  monster: TrainingMonster;
  /** The level of the reader's character. */
  level: number;
}

function TrainingMonsterLine({ monster, level }: TrainingMonsterLineProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <li className={styles.monster}>
      <Picture kind="monster" id={monster.id} />
      <div className={styles.words}>
        <span className={styles.name}>
          <MonsterLink id={monster.id}>{monster.name}</MonsterLink>{' '}
          {monster.level !== null && <span className={styles.note}>{format.level(monster.level)}</span>}{' '}
          <LevelsAbove monster={monster.level} own={level} />
        </span>
        <ul className={styles.facts} role="list">
          <li>{t('map.monsters.count', { count: monster.amount })}</li>
          <li>
            <RespawnText respawn={monster.respawn} />
          </li>
          <li>{t('training.exp', { count: monster.exp })}</li>
          <FightFacts {...monster} />
        </ul>
      </div>
    </li>
  );
}

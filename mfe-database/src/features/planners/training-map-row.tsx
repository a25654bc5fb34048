import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, Icon, Link, RankMedal } from '@portico/ui';
import { paths } from '../../paths';
import { MapThumbnail } from '../../shared/map-thumbnail';
import { TrainingMonsterLine } from './training-monster-line';
import type { TrainingMap } from './training.queries';
import styles from './planners.module.css';

export interface TrainingMapRowProps {
  map: TrainingMap;
  rank: number;
  /** The level of the reader's character. */
  level: number;
}

/** A map with the reasons for its place. */
export function TrainingMapRow({ map, rank, level }: TrainingMapRowProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const counted = (count: number) => ({ count });
  const { id, mapName, streetName, expPerHour, killsPerHour, killsAllowed, limit, boss, monsters } = map;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <RankMedal rank={rank} text={format.number(rank)} />
        <MapThumbnail id={id} />
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
        {t('training.kills', counted(killsPerHour))}{' '}
        {limit === 'respawn'
          ? t('training.limit.respawn')
          : t('training.limit.damage', { count: killsAllowed })}
      </p>
    </li>
  );
}

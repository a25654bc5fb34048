import { durationText, HOUR_MS, KILL_SHARES } from '@portico/domain';
import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge, Link, StatRow, StatTile } from '@portico/ui';
import { paths } from '../../paths';
import { MapThumbnail } from '../../shared/map-thumbnail';
import { RespawnText } from './respawn-text';
import type { FarmSource } from './farm.queries';
import styles from './planners.module.css';

/** A monster with the kills and hours that the item takes, and where to hunt it. */
export function FarmSourceRow({ source }: { source: FarmSource }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { id, name, level, boss, questId, actualPercent, mapCount } = source;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Picture kind="monster" id={id} size={48} />
        <div className={styles.words}>
          <span className={styles.name}>
            <MonsterLink id={id}>
              <bdi>{name}</bdi>
            </MonsterLink>{' '}
            {boss && <Badge tone="danger">{t('sources.kind.boss')}</Badge>}
          </span>
          <span className={styles.note}>
            {level !== null && format.level(level)} {questId !== null && t('sources.quest')}
          </span>
        </div>
        <p className={styles.gain}>
          <strong>
            <bdi dir="ltr">{format.percent(actualPercent, 3)}</bdi>
          </strong>
          <span className={styles.note}>{t('farm.perKill')}</span>
        </p>
      </div>
      <Goals source={source} />
      {mapCount === 0 ? <p className={styles.hint}>{t('farm.noMap')}</p> : <Maps source={source} />}
    </li>
  );
}

/** How long it takes on average, and until half, nine in ten and nearly all players have it. */
function Goals({ source: { average, shares } }: { source: FarmSource }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const tiles = [
    { key: 'average', label: t('kills.average'), goal: average },
    ...KILL_SHARES.flatMap((share, index) => {
      const goal = shares[index];
      const label = t('farm.share', { percent: format.percent(share, 0) });
      return goal === undefined ? [] : [{ key: String(share), label, goal }];
    }),
  ];
  return (
    <StatRow>
      {tiles.map(({ key, label, goal }) => (
        <Goal key={key} label={label} goal={goal} />
      ))}
    </StatRow>
  );
}

function Goal({ label, goal: { kills, hours } }: { label: string; goal: FarmSource['average'] }) {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  const killed = t('farm.kills', { count: kills });
  if (hours === null) return <StatTile label={label} value={killed} />;
  return <StatTile label={label} value={durationText(language, hours * HOUR_MS, true)} hint={killed} />;
}

function Maps({ source: { maps } }: { source: FarmSource }) {
  const t = useTexts('mfe-database');
  return (
    <ul className={styles.monsters} role="list">
      {maps.map(({ id, mapName, amount, respawn, killsAllowed }) => (
        <li key={id} className={styles.monster}>
          <MapThumbnail id={id} />
          <div className={styles.words}>
            <span className={styles.name}>
              <Link href={paths.map(id)}>
                <bdi>{mapName}</bdi>
              </Link>
            </span>
            <ul className={styles.facts} role="list">
              <li>{t('map.monsters.count', { count: amount })}</li>
              <li>
                <RespawnText respawn={respawn} />
              </li>
              <li>{t('farm.allowed', { count: killsAllowed })}</li>
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

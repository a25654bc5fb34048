import { durationText, HOUR_MS, KILL_SHARES } from '@portico/domain';
import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge, DataTable } from '@portico/ui';
import { paths } from '../../paths';
import { EntryList } from '../../shared/entry-list';
import { MapThumbnail } from '../../shared/map-thumbnail';
import { Times } from '../../shared/times';
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

function Goals({ source: { name, average, shares } }: { source: FarmSource }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language } = usePortal();
  const rows = [
    { key: 'average', text: t('kills.average'), goal: average },
    ...KILL_SHARES.flatMap((share, index) => {
      const goal = shares[index];
      const text = t('farm.share', { percent: format.percent(share, 0) });
      return goal === undefined ? [] : [{ key: String(share), text, goal }];
    }),
  ];
  return (
    <DataTable
      caption={t('farm.caption', { name })}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'share', header: t('farm.until'), onCard: 'title', cell: ({ text }) => text },
        {
          key: 'kills',
          header: t('farm.kills'),
          align: 'end',
          isLabelled: true,
          cell: ({ goal }) => <bdi dir="ltr">{format.number(goal.kills)}</bdi>,
        },
        {
          key: 'hours',
          header: t('farm.time'),
          align: 'end',
          onCard: 'aside',
          cell: ({ goal: { hours } }) =>
            hours === null ? '–' : durationText(language, hours * HOUR_MS, true),
        },
      ]}
    />
  );
}

function Maps({ source: { maps } }: { source: FarmSource }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <EntryList
      entries={maps.map(({ id, mapName, amount, respawn, killsAllowed }) => ({
        key: id,
        href: paths.map(id),
        name: mapName,
        picture: <MapThumbnail id={id} />,
        note: (
          <>
            <RespawnText respawn={respawn} /> ·{' '}
            {t('farm.allowed', { count: killsAllowed, formatted: format.number(killsAllowed) })}
          </>
        ),
        end: <Times count={amount} />,
      }))}
    />
  );
}

import { jobText, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import {
  FactList,
  LinkButton,
  Mesos,
  MeterBar,
  PageHeader,
  StatRow,
  StatTile,
  Window,
  type Fact,
} from '@portico/ui';
import { paths } from '../../paths';
import { Job, JobPortrait } from '../../shared/job';
import type { Player } from './player.queries';
import styles from './player-page.module.css';

const FACTS = ['rank', 'level', 'job', 'guild', 'fame', 'mesos', 'gender', 'location'] as const;
const ATTRIBUTES = ['str', 'dex', 'int', 'luk'] as const;

export function PlayerProfile({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <>
      <PageHeader
        eyebrow={t('home.top.level', { level: format.number(player.level) })}
        title={<bdi>{player.name}</bdi>}
        lead={jobText(player.job)}
        picture={<JobPortrait size="large" job={player.job} />}
        actions={
          <LinkButton href={paths.rankings} variant="quiet" icon="chevronStart">
            {t('player.back')}
          </LinkButton>
        }
      />
      <div className={styles.columns}>
        <Window title={t('player.about.title')} icon="user">
          <FactList facts={useFacts(player)} />
        </Window>
        <Window title={t('player.stats.title')} icon="chart">
          <div className={styles.bars}>
            <MeterBar
              kind="hp"
              label={t('player.stat.hp')}
              value={player.hp}
              max={player.maxhp}
              text={`${format.number(player.hp)} / ${format.number(player.maxhp)}`}
            />
            <MeterBar
              kind="mp"
              label={t('player.stat.mp')}
              value={player.mp}
              max={player.maxmp}
              text={`${format.number(player.mp)} / ${format.number(player.maxmp)}`}
            />
          </div>
          <StatRow className={styles.attributes}>
            {ATTRIBUTES.map((attribute) => (
              <StatTile
                key={attribute}
                label={t(`player.stat.${attribute}`)}
                value={format.number(player[attribute])}
              />
            ))}
          </StatRow>
        </Window>
      </div>
    </>
  );
}

function useFacts(player: Player): Fact[] {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const { actualRank, guildName, mapName } = player;
  const values = {
    rank: actualRank === null ? undefined : t('player.rank.overall', { rank: format.number(actualRank) }),
    level: format.number(player.level),
    job: <Job job={player.job} />,
    guild: guildName === null ? t('player.none.guild') : <bdi>{guildName}</bdi>,
    fame: format.number(player.fame),
    mesos: <Mesos amount={player.meso} unit={t('player.field.mesos')} language={language} />,
    gender: t(player.gender === 0 ? 'player.gender.male' : 'player.gender.female'),
    location: mapName === null ? t('player.none.location') : <bdi>{mapName}</bdi>,
  };
  return FACTS.flatMap((key) =>
    values[key] === undefined ? [] : [{ key, term: t(`player.field.${key}`), value: values[key] }],
  );
}

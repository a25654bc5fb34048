import { ABSENT, GROUP_MAX_MEMBERS, type AchievementTier } from '@portico/domain';
import { cardOf, JobBadge, Picture, SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import {
  Badge,
  EmptyState,
  FactList,
  factsOf,
  Link,
  LinkButton,
  StatRow,
  StatTile,
  Window,
  SoftText,
  classNames,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { playtimeText } from '../../shared/rankings/durations';
import { PlayerLink } from '../../shared/rankings/player-link';
import styles from './group-page.module.css';
import { groupQuery, type GroupDetail, type GroupMember, type GroupAchievement } from './group.queries';

const GROUPS = `${paths.rankings}?mode=group-ironman`;

export function GroupPage() {
  const t = useTexts('mfe-public');
  const { groupId = '' } = useParams();
  return (
    <DetailPage
      query={useQuery(groupQuery(groupId))}
      errorTitle={t('group.failed')}
      lost={{ title: t('group.notFound.title'), hint: t('group.notFound.text') }}
      back={{ href: GROUPS, text: t('group.back'), icon: 'crown' }}
    >
      {(detail) => <GroupProfile detail={detail} />}
    </DetailPage>
  );
}

function GroupProfile({ detail }: { detail: GroupDetail }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { group, members, achievements } = detail;
  const rank = group.groupRank;
  const leader = members.find((member) => member.is_leader);
  return (
    <>
      <SectionHead
        scene="board"
        eyebrow={t('group.eyebrow')}
        title={<bdi>{group.group_name}</bdi>}
        facts={
          <span className={styles.lead}>
            {rank !== null && <span>{t('group.rank', { rank: format.number(rank) })}</span>}
            {leader !== undefined && (
              <PlayerLink player={leader} isQuiet>
                {t('ranking.led', { name: leader.name })}
              </PlayerLink>
            )}
          </span>
        }
        actions={
          <LinkButton href={GROUPS} variant="quiet" icon="chevronStart" className={styles.back}>
            {t('group.back')}
          </LinkButton>
        }
      />
      <GroupFacts group={group} />
      <UnavailableNotice of={['monsterBook']} className={styles.lacking} />
      <GroupAchievements achievements={achievements} />
      <Window title={t('ranking.column.members')} icon="users" className={styles.window}>
        {members.length === 0 ? (
          <EmptyState title={t('group.empty.title')} hint={t('group.empty.text')} />
        ) : (
          <ul className={styles.members} role="list">
            {members.map((member) => (
              <li key={member.id}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        )}
      </Window>
    </>
  );
}

function GroupFacts({ group }: Pick<GroupDetail, 'group'>) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <StatRow className={styles.facts}>
      <StatTile icon="chart" label={t('ranking.column.total')} value={format.number(group.total_level)} />
      <StatTile
        icon="star"
        label={t('ranking.column.average')}
        value={format.number(Math.round(group.average_level))}
      />
      <StatTile
        icon="users"
        label={t('ranking.column.members')}
        value={
          <bdi>
            {format.number(group.member_count)}/{format.number(GROUP_MAX_MEMBERS)}
          </bdi>
        }
      />
      <StatTile icon="clock" label={t('group.days')} value={format.number(group.days_active)} />
    </StatRow>
  );
}

function MemberCard({ member }: { member: GroupMember }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const facts = factsOf(t, {
    'group.member.deaths': format.number(member.ironman_deaths),
    'ranking.column.bosses': format.number(member.ironman_bosses_killed),
    'ranking.column.cards': member.total_cards === null ? ABSENT : format.number(member.total_cards),
    'ranking.column.playtime': playtimeText(member.ironman_playtime, language),
    'ranking.column.location':
      member.mapName === null ? t('group.member.nowhere') : <bdi>{member.mapName}</bdi>,
  });
  return (
    <article className={styles.member}>
      <div className={styles.memberHead}>
        <span className={styles.figure}>
          <Picture kind="character" id={member.id} size={96} view="figure" />
        </span>
        <div className={styles.memberWords}>
          <Link href={paths.player(member.id)} className={styles.memberName} {...cardOf('player', member.id)}>
            <bdi>{member.name}</bdi>
          </Link>
          <SoftText as="span">{format.level(member.level)}</SoftText>
          <JobBadge job={member.job} />
          {member.is_leader && (
            <Badge tone="accent" icon="crown">
              {t('ranking.column.leader')}
            </Badge>
          )}
        </div>
      </div>
      <FactList facts={facts} className={styles.memberFacts} />
    </article>
  );
}

function GroupAchievements({ achievements }: { achievements: readonly GroupAchievement[] }) {
  const t = useTexts('mfe-public');
  return (
    <Window title={t('group.achievements.title')} icon="star" className={styles.achievementWindow}>
      <ul className={styles.list} role="list">
        {achievements.map((achievement) => (
          <li key={achievement.achievement}>
            <Achievement {...achievement} />
          </li>
        ))}
      </ul>
    </Window>
  );
}

const NEXT = { Common: 'Rare', Rare: 'Epic', Epic: 'Legendary', Legendary: 'Legendary' } as const;

function Achievement({ achievement, tier, value, next_value: next }: GroupAchievement) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <div className={classNames(styles.card, styles[tier])}>
      <TierMark tier={tier} />
      <div className={styles.words}>
        <SoftText>{t(`group.achievements.${achievement}`)}</SoftText>
        <p className={styles.value}>{format.number(value)}</p>
        <p className={styles.tier}>{t(`group.tier.${tier}`)}</p>
        {next !== null && (
          <progress
            className={styles.bar}
            max={next}
            value={value}
            aria-label={t(`group.achievements.${achievement}`)}
          />
        )}
        <p className={styles.next}>
          {next === null
            ? t('group.achievements.highest')
            : t('group.achievements.next', {
                tier: t(`group.tier.${NEXT[tier]}`),
                value: format.number(next),
              })}
        </p>
      </div>
    </div>
  );
}

/** Each tier has its own shape, so that readers need no color to tell tiers apart: plate, shield, gem, star. */
const SHAPES: Readonly<Record<AchievementTier, string>> = {
  Common: 'M20 4a16 16 0 1 0 0 32a16 16 0 1 0 0-32z',
  Rare: 'M20 3l15 5v11c0 9-6 15-15 18C11 34 5 28 5 19V8z',
  Epic: 'M11 5h18l8 11-17 20L3 16z',
  Legendary: 'M20 2l5.3 11.2L37.5 14.7 28.5 23.2 30.9 35.5 20 29.5 9.1 35.5 11.5 23.2 2.5 14.7 14.7 13.200z',
};

function TierMark({ tier }: { tier: AchievementTier }) {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width="56" height="56" aria-hidden="true">
      <path d={SHAPES[tier]} />
    </svg>
  );
}

import { JobBadge, Picture } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, FactList, Link } from '@portico/ui';
import { paths } from '../../paths';
import { playtimeText } from '../../shared/durations';
import type { GroupMember } from './group.queries';
import styles from './group-page.module.css';

const FACTS = ['deaths', 'bosses', 'cards', 'playtime', 'location'] as const;

export function MemberCard({ member }: { member: GroupMember }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const values = {
    deaths: format.number(member.ironman_deaths),
    bosses: format.number(member.ironman_bosses_killed),
    cards: member.total_cards === null ? '–' : format.number(member.total_cards),
    playtime: playtimeText(member.ironman_playtime, language),
    location: member.mapName === null ? t('group.member.nowhere') : <bdi>{member.mapName}</bdi>,
  };
  return (
    <article className={styles.member}>
      <div className={styles.memberHead}>
        <span className={styles.figure}>
          <Picture kind="character" id={member.id} size={96} view="figure" />
        </span>
        <div className={styles.memberWords}>
          <Link href={paths.player(member.id)} className={styles.memberName}>
            <bdi>{member.name}</bdi>
          </Link>
          <span className={styles.level}>{format.level(member.level)}</span>
          <JobBadge job={member.job} />
          {member.is_leader && (
            <Badge tone="accent" icon="crown">
              {t('group.member.leader')}
            </Badge>
          )}
        </div>
      </div>
      <FactList facts={FACTS.map((key) => ({ key, term: t(`group.member.${key}`), value: values[key] }))} />
    </article>
  );
}

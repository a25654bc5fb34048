import { GROUP_MAX_MEMBERS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatRow, StatTile } from '@portico/ui';
import type { GroupDetail } from './group.queries';
import styles from './group-page.module.css';

/** The group in four numbers. */
export function GroupFacts({ group }: Pick<GroupDetail, 'group'>) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <StatRow className={styles.facts}>
      <StatTile icon="chart" label={t('group.total')} value={format.number(group.total_level)} />
      <StatTile
        icon="star"
        label={t('group.average')}
        value={format.number(Math.round(group.average_level))}
      />
      <StatTile
        icon="users"
        label={t('group.members')}
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

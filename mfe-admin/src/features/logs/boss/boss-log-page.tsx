import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Notice, type DataColumn } from '@portico/ui';
import { useLogColumns } from '../log-page/log-cells';
import { LogPage } from '../log-page/log-page';
import { BOSSES, BOSS_LOG, FREQUENCIES, type BossLogs, type BossRow } from './boss-log.queries';

export function BossLogPage() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <LogPage
      log={BOSS_LOG}
      columns={useBossColumns()}
      choices={[
        {
          key: 'bossType',
          label: t('bossLog.column.boss'),
          all: t('bossLog.allBosses'),
          options: BOSSES.map((boss) => ({ value: boss, text: t(`bossLog.boss.${boss}`) })),
        },
        {
          key: 'frequency',
          label: t('bossLog.column.frequency'),
          options: FREQUENCIES.map((word) => ({ value: word, text: t(`bossLog.frequency.${word}`) })),
        },
      ]}
      tiles={({ summary: { dailyTotal, weeklyTotal, bossType } }: BossLogs) => {
        const hint = bossType === null ? t('bossLog.allBosses') : t(`bossLog.boss.${bossType}`);
        return [
          { key: 'daily', label: t('bossLog.dailyTotal'), value: number(dailyTotal), hint, icon: 'sword' },
          { key: 'weekly', label: t('bossLog.weeklyTotal'), value: number(weeklyTotal), hint, icon: 'skull' },
        ];
      }}
      notice={(answer) => answer?.isStock === true && <Notice>{t('bossLog.stock')}</Notice>}
    />
  );
}

function useBossColumns(): DataColumn<BossRow>[] {
  const t = useTexts('mfe-admin');
  const { time, character, account } = useLogColumns();
  return [
    time((row) => row.attempttime),
    character(),
    account(),
    {
      key: 'boss',
      header: t('bossLog.column.boss'),
      onCard: 'aside',
      cell: ({ bosstype: boss }) => t(`bossLog.boss.${boss}`),
    },
    {
      key: 'frequency',
      header: t('bossLog.column.frequency'),
      cell: ({ frequency }) => (
        <Badge tone={frequency === 'weekly' ? 'info' : 'neutral'}>
          {t(`bossLog.frequency.${frequency}`)}
        </Badge>
      ),
    },
  ];
}

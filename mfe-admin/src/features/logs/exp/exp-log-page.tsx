import { inMillions } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { DataColumn } from '@portico/ui';
import { ABSENT, useLogColumns } from '../log-page/log-cells';
import { LogPage } from '../log-page/log-page';
import { NO_FILTERS, useLogState } from '../log-page/log-state';
import { EXP_LOG, type ExpLogs, type ExpRow } from './exp-log.queries';
import { PlayerSearch } from './player-search';
import { useShownPlayer } from './use-shown-player';

export function ExpLogPage() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { view, set } = useLogState();
  const shown = useShownPlayer(view.playerId);
  return (
    <LogPage
      log={EXP_LOG}
      columns={useExpColumns()}
      tiles={({ summary }: ExpLogs) => [
        { key: 'today', label: t('expLog.todayExp'), value: number(summary.todayExp), icon: 'chart' },
      ]}
      player={
        <PlayerSearch
          playerId={view.playerId}
          playerName={shown.name}
          onChoose={(player) => {
            shown.note(player);
            set({ ...NO_FILTERS, playerId: player.id });
          }}
          onClear={() => set(NO_FILTERS)}
        />
      }
    />
  );
}

function useExpColumns(): DataColumn<ExpRow>[] {
  const t = useTexts('mfe-admin');
  const { number, multiplier } = useFormat();
  const { time, character, account } = useLogColumns();
  const numberOr = (value: number | null) => (value === null ? ABSENT : number(value));
  return [
    time((row) => row.exp_gain_time),
    character(),
    account(),
    {
      key: 'gained',
      header: t('expLog.column.gained'),
      align: 'end',
      onCard: 'aside',
      cell: ({ gained_exp: gained }) => number(gained),
    },
    {
      key: 'perHour',
      header: t('expLog.column.perHour'),
      align: 'end',
      onCard: 'wide',
      cell: ({ exp_per_hour: perHour }) => t('expLog.millions', { millions: number(inMillions(perHour)) }),
    },
    {
      key: 'rate',
      header: t('expLog.column.rate'),
      align: 'end',
      onCard: 'wide',
      isEmpty: ({ world_exp_rate: rate }) => rate === null,
      cell: ({ world_exp_rate: rate }) => (rate === null ? ABSENT : multiplier(rate)),
    },
    {
      key: 'coupon',
      header: t('expLog.column.coupon'),
      align: 'end',
      onCard: 'wide',
      isEmpty: ({ exp_coupon: coupon }) => coupon === null,
      cell: ({ exp_coupon: coupon }) => (coupon === null ? ABSENT : multiplier(coupon)),
    },
    {
      key: 'current',
      header: t('expLog.column.current'),
      align: 'end',
      onCard: 'wide',
      isEmpty: ({ current_exp: current }) => current === null,
      cell: ({ current_exp: current }) => numberOr(current),
    },
  ];
}

import { ABSENT } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, classNames, Icon } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlayerField } from '../../shared/fields/player-field';
import type { FoundPlayer } from '../../shared/fields/player-search.queries';
import { LogPage } from './log-page';
import { NO_FILTERS } from './log-state';
import { logCalls, useLog } from './log.queries';
import styles from './exp-log-page.module.css';

export function ExpLogPage() {
  const { multiplier } = useFormat();
  const { view, set } = useLog();
  const shown = useShownPlayer(view.playerId);
  const multiplierOr = (value: number | null) => (value === null ? ABSENT : multiplier(value));
  return (
    <LogPage
      log="exp"
      cells={{
        gained: { onCard: 'aside' },
        rate: { cell: ({ world_exp_rate: rate }) => multiplierOr(rate) },
        coupon: { cell: ({ exp_coupon: coupon }) => multiplierOr(coupon) },
      }}
      tiles={({ summary }) => [{ label: 'expLog.todayExp', value: summary.todayExp, icon: 'chart' }]}
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

function useShownPlayer(playerId: number) {
  const { selection } = useLog();
  const { data } = useQuery({ ...logCalls('exp').page(selection), enabled: false });
  const [chosen, setChosen] = useState<{ id: number; name: string }>();
  const row = data?.logs.find(({ charid }) => charid === playerId);
  return {
    name: chosen?.id === playerId ? chosen.name : (row?.character_name ?? undefined),
    note: ({ id, name }: { id: number; name: string }) => setChosen({ id, name }),
  };
}

interface PlayerSearchProps {
  playerId: number;
  /** Name from the rows; undefined until they arrive. */
  playerName: string | undefined;
  onChoose: (player: FoundPlayer) => void;
  onClear: () => void;
}

function PlayerSearch({ playerId, playerName, onChoose, onClear }: PlayerSearchProps) {
  const t = useTexts('mfe-admin');
  const [typed, setTyped] = useState('');
  if (playerId > 0)
    return (
      <div className={styles.root} role="group" aria-label={t('expLog.player.label')}>
        <span className={styles.label}>{t('expLog.player.label')}</span>
        <div className={styles.chosen}>
          <Icon name="user" size={18} />
          <bdi className={styles.name}>{playerName ?? `#${playerId}`}</bdi>
          <Button size="small" variant="quiet" icon="close" onClick={onClear}>
            {t('expLog.player.clear')}
          </Button>
        </div>
      </div>
    );
  return (
    <PlayerField
      className={classNames(styles.root, styles.field)}
      label={t('expLog.player.label')}
      value={typed}
      onType={setTyped}
      onChoose={(player) => {
        setTyped('');
        onChoose(player);
      }}
    />
  );
}

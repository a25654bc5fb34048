import { ABSENT } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Link } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChosenFilter } from '../../shared/fields/chosen-filter';
import { PlayerField } from '../../shared/fields/player-field';
import { useMillions } from './log-columns';
import { LogPage, TopList } from './log-page';
import { NO_FILTERS } from './log-state';
import { logCalls, useLog, type LogAnswers } from './log.queries';
import styles from './log-page.module.css';

export function ExpLogPage() {
  const t = useTexts('mfe-admin');
  const { multiplier } = useFormat();
  const { view, set } = useLog();
  const shown = useShownPlayer(view.playerId);
  const multiplierOr = (value: number | null) =>
    value === null ? (
      ABSENT
    ) : value === 1 ? (
      <span className={styles.soft}>{multiplier(1)}</span>
    ) : (
      multiplier(value)
    );
  return (
    <LogPage
      log="exp"
      cells={{
        gained: { onCard: 'aside' },
        rate: { cell: ({ world_exp_rate: rate }) => multiplierOr(rate) },
        coupon: {
          isEmpty: ({ exp_coupon: coupon }) => coupon === null || coupon === 1,
          cell: ({ exp_coupon: coupon }) => multiplierOr(coupon),
        },
      }}
      tiles={({ summary }) => [{ label: 'expLog.todayExp', value: summary.todayExp, icon: 'chart' }]}
      below={({ summary }) => <TopGainers characters={summary.topCharacters} />}
      player={
        <ChosenFilter
          label={t('logs.range.all')}
          chosen={view.playerId === 0 ? undefined : (shown.name ?? `#${view.playerId}`)}
          field={PlayerField}
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

/** Characters with the most EXP. Hidden for a single character, or if there are too many rows to add up. */
function TopGainers({ characters }: { characters: LogAnswers['exp']['summary']['topCharacters'] }) {
  const t = useTexts('mfe-admin');
  const { hrefWith } = useLog();
  const millionsOf = useMillions();
  if (characters === null || characters.length < 2) return null;
  return (
    <TopList
      title={t('expLog.top.title')}
      entries={characters.map(({ id, name, gained, fastest }) => ({
        id,
        name: (
          <Link href={hrefWith({ ...NO_FILTERS, playerId: id })}>
            <bdi>{name ?? t('people.gone', { id: String(id) })}</bdi>
          </Link>
        ),
        count: <bdi>{millionsOf(gained)}</bdi>,
        hint: t('expLog.top.fastest', { millions: millionsOf(fastest, 0) }),
      }))}
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

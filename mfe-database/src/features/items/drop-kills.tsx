import { expectedKills, KILL_SHARES, killsForShare } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, Disclosure } from '@portico/ui';
import type { DropSource } from './items.queries';
import styles from './item-detail.module.css';

/** No one compares more; the table above has all of them. */
const SHOWN_SOURCES = 20;

/** How many kills each monster takes for the item: on average, and until half, nine in ten and nearly all players have it. */
export function DropKills({ sources }: { sources: readonly DropSource[] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const rows = sources
    .filter(({ type, actualPercent }) => type === 'monster' && actualPercent > 0)
    .slice(0, SHOWN_SOURCES);
  if (rows.length === 0) return null;
  const kills = (count: number | undefined) => (
    <bdi dir="ltr">{count === undefined ? '–' : format.number(Math.ceil(count))}</bdi>
  );
  return (
    <Disclosure className={styles.kills} summary={t('kills.title')}>
      <DataTable
        caption={t('kills.title')}
        rows={rows}
        rowKey={(source) => `${source.dropperid}-${source.questId ?? 0}-${source.dropPercent}`}
        columns={[
          {
            key: 'source',
            header: t('sources.column.source'),
            onCard: 'title',
            picture: ({ dropperid }) => <Picture kind="monster" id={dropperid} />,
            // The table above links them.
            cell: ({ name }) => <bdi>{name}</bdi>,
          },
          {
            key: 'average',
            header: t('kills.average'),
            align: 'end',
            onCard: 'aside',
            cell: ({ actualPercent }) => kills(expectedKills(actualPercent)),
          },
          ...KILL_SHARES.map((share) => ({
            key: String(share),
            header: format.percent(share, 0),
            align: 'end' as const,
            isLabelled: true,
            cell: ({ actualPercent }: DropSource) => kills(killsForShare(actualPercent, share)),
          })),
        ]}
      />
      <p className={styles.killsHint}>{t('kills.hint')}</p>
    </Disclosure>
  );
}

import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, DataTable, ItemGlyph, Link, type DataColumn } from '@portico/ui';
import { paths } from '../../paths';
import { Chance } from '../../shared/chance';
import { FirstRows } from '../../shared/first-rows';
import { Quantity } from '../../shared/quantity';
import type { DropSource } from './items.queries';
import styles from './item-detail.module.css';

/** Who drops the item, how many pieces, and how often. */
export function DropSourcesTable({ sources }: { sources: readonly DropSource[] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const columns: DataColumn<DropSource>[] = [
    {
      key: 'source',
      header: t('sources.column.source'),
      onCard: 'title',
      cell: (source) => <Source source={source} />,
    },
    {
      key: 'quantity',
      header: t('sources.column.quantity'),
      align: 'end',
      cell: ({ minQuantity, maxQuantity }) => <Quantity from={minQuantity} to={maxQuantity} />,
    },
    {
      key: 'base',
      header: t('sources.column.base'),
      align: 'end',
      cell: ({ dropPercent }) => <Chance percent={dropPercent} decimals={3} />,
    },
    {
      key: 'actual',
      header: t('sources.column.actual'),
      align: 'end',
      cell: ({ actualPercent }) => <bdi dir="ltr">{format.percent(actualPercent, 3)}</bdi>,
    },
  ];
  return (
    <>
      <FirstRows rows={sources}>
        {(rows) => (
          <DataTable
            caption={t('sources.title')}
            columns={columns}
            rows={rows}
            rowKey={(source) =>
              `${source.type}-${source.dropperid}-${source.questId ?? 0}-${source.dropPercent}`
            }
          />
        )}
      </FirstRows>
      <p className={styles.note}>{t('sources.actual.hint')}</p>
    </>
  );
}

function Source({ source }: { source: DropSource }) {
  const t = useTexts('mfe-database');
  const kind = source.boss ? 'boss' : source.type;
  return (
    <span className={styles.source}>
      <ItemGlyph kind={source.type === 'reactor' ? 'reactor' : 'monster'} size={32} />
      <span>
        {source.type === 'monster' ? (
          <Link href={paths.monster(source.dropperid)}>
            <bdi>{source.name}</bdi>
          </Link>
        ) : (
          <bdi>{source.type === 'global' ? t('sources.kind.global') : source.name}</bdi>
        )}
        {kind !== 'monster' && kind !== 'global' && (
          <Badge tone={kind === 'boss' ? 'danger' : 'neutral'}>{t(`sources.kind.${kind}`)}</Badge>
        )}
        {source.level !== null && <small>{t('monster.level', { level: source.level })}</small>}
        {source.questId !== null && <small>{t('sources.quest')}</small>}
      </span>
    </span>
  );
}

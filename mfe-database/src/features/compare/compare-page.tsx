import { addressOf, COMPARED_KINDS, type ComparedKind } from '@portico/contract';
import { LIST_SEPARATOR } from '@portico/domain';
import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { kitText, QueryStates, useSearch } from '@portico/portal-kit';
import { idsIn, keepCompared, readCompared } from '@portico/portal-kit/compared';
import { EmptyState, LinkButton, Notice, SkeletonTable, Window } from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { useFocusAfterRemoval } from '../../shared/lists/use-focus-after';
import { useItemRows, useMonsterRows } from './compare-rows';
import { usePlayerRows } from './player-rows';
import { KeptLinks, ListLink } from './compare-links';
import { type CompareRow, CompareTable } from './compare-table';
import {
  comparedItemsQuery,
  comparedMonstersQuery,
  comparedPlayersQuery,
  compareSearch,
  comparisonOf,
} from './compare.queries';
import styles from './compare-page.module.css';

export function ComparePage() {
  const t = useTexts('mfe-database');
  const comparison = comparisonOf(useSearch(compareSearch).view);
  const { kind, ids } = comparison;
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root, ids.length);
  return (
    <>
      <SectionHead
        scene="library"
        title={t('compare.meta.title')}
        lead={t('compare.lead')}
        actions={kind !== 'players' && <BackToDatabase tab={kind} />}
      />
      <div ref={root} tabIndex={-1}>
        {ids.length === 0 ? (
          <Window title={kitText('kit.compare.link')} icon="chart">
            <EmptyState
              title={t('compare.empty.title')}
              hint={t('compare.empty.text')}
              actions={COMPARED_KINDS.map((each) => (
                <ListLink key={each} kind={each} />
              ))}
            />
          </Window>
        ) : kind === 'items' ? (
          <ComparedItems ids={ids} root={root} />
        ) : kind === 'monsters' ? (
          <ComparedMonsters ids={ids} root={root} />
        ) : (
          <ComparedPlayers ids={ids} root={root} />
        )}
      </div>
      <div className={styles.kept}>
        <KeptLinks shown={comparison} />
      </div>
    </>
  );
}

interface KindProps {
  ids: readonly number[];
  root: RefObject<HTMLElement | null>;
}

function ComparedItems(props: KindProps) {
  const query = useQuery(comparedItemsQuery(props.ids));
  const items = query.data?.items ?? [];
  return <Comparison {...props} kind="items" query={query} things={items} rows={useItemRows(items)} />;
}

function ComparedMonsters(props: KindProps) {
  const query = useQuery(comparedMonstersQuery(props.ids));
  const monsters = query.data?.monsters ?? [];
  return (
    <Comparison {...props} kind="monsters" query={query} things={monsters} rows={useMonsterRows(monsters)} />
  );
}

function ComparedPlayers(props: KindProps) {
  const query = useQuery(comparedPlayersQuery(props.ids));
  const players = query.data?.players ?? [];
  return (
    <Comparison {...props} kind="players" query={query} things={players} rows={usePlayerRows(players)} />
  );
}

type Things = readonly { id: number; name: string }[];

interface ComparisonProps extends KindProps, ThingTableProps {
  query: UseQueryResult<{ importedAt?: number | null; unknown: readonly number[] }>;
}

function Comparison({ root, query, ...table }: ComparisonProps) {
  const { kind, ids, things } = table;
  const t = useTexts('mfe-database');
  // Only an answer of an imported catalog tells which things no longer exist. Otherwise all would look gone.
  const unknown = query.data && query.data.importedAt !== null ? query.data.unknown : [];
  useKeeping(kind, things, unknown);
  useFocusAfterRemoval(root, things.length + unknown.length);
  return (
    <Window title={t(`compare.kind.${kind}`)} icon="chart" isFlush actions={<ListLink kind={kind} />}>
      <QueryStates
        query={query}
        skeleton={<SkeletonTable rows={SKELETON_ROWS} columns={['20%', '40%', '40%']} />}
      >
        {(data) =>
          data.importedAt === null ? (
            <CatalogMissing />
          ) : (
            <>
              <Notes kind={kind} ids={ids} unknown={data.unknown} count={things.length} />
              {things.length > 0 && <ThingTable {...table} />}
            </>
          )
        }
      </QueryStates>
    </Window>
  );
}

const SKELETON_ROWS = 12;

/** Stores the address's things as this device's comparison, unless one would be lost. Ids that do not exist are dropped. */
function useKeeping(kind: ComparedKind, things: Things, unknown: readonly number[]): void {
  const shown = things.map(({ id }) => id).join(LIST_SEPARATOR);
  const gone = unknown.join(LIST_SEPARATOR);
  useEffect(() => {
    if (shown === '' && gone === '') return;
    const [ids, absent] = [idsIn(shown), idsIn(gone)];
    if (readCompared(kind).every((id) => ids.includes(id) || absent.includes(id))) keepCompared(kind, ids);
  }, [kind, shown, gone]);
}

interface NotesProps {
  kind: ComparedKind;
  ids: readonly number[];
  unknown: readonly number[];
  count: number;
}

/** Says why fewer things are shown than the address names, and what to do next. */
function Notes({ kind, ids, unknown, count }: NotesProps) {
  const t = useTexts('mfe-database');
  const known = ids.filter((id) => !unknown.includes(id));
  const waiting = known.length - count;
  return (
    <>
      {unknown.length > 0 && (
        <Notice
          tone="warning"
          className={styles.note}
          actions={
            <LinkButton href={paths.comparison(kind, known)} size="small" icon="close">
              {t('compare.remove', { name: unknown.join(', ') })}
            </LinkButton>
          }
        >
          {t('compare.unknown', { ids: unknown.join(', ') })}
        </Notice>
      )}
      {waiting > 0 && <Notice className={styles.note}>{t('compare.more', { count: waiting })}</Notice>}
      {count === 1 && <Notice className={styles.note}>{t('compare.one')}</Notice>}
    </>
  );
}

const THING = { items: 'item', monsters: 'monster', players: 'player' } as const;

interface ThingTableProps {
  kind: ComparedKind;
  ids: readonly number[];
  things: Things;
  rows: readonly CompareRow[];
}

function ThingTable({ kind, ids, things, rows }: ThingTableProps) {
  const t = useTexts('mfe-database');
  return (
    <CompareTable
      title={t('compare.meta.title')}
      kind={THING[kind]}
      rows={rows}
      things={things.map(({ id, name }) => {
        const others = ids.filter((other) => other !== id);
        return {
          id,
          name,
          href: addressOf(THING[kind], id),
          removeHref: paths.comparison(kind, others),
          // A shared address leaves the other things of this device alone.
          onRemove: () =>
            keepCompared(
              kind,
              readCompared(kind).filter((kept) => kept !== id),
            ),
        };
      })}
    />
  );
}

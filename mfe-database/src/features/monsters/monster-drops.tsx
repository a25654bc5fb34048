import { QueryStates, UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { DropChangesLine } from '../../shared/drop-changes-line';
import { ListCount } from '../../shared/list-count';
import { RatesNote } from '../../shared/rates-note';
import { MonsterDropsTable } from './monster-drops-table';
import { monsterDropsQuery } from './monsters.queries';
import styles from './monster-page.module.css';

const LACKING = ['monsterDrops', 'globalDrops'] as const;

/** All that a monster drops. Where no list of it is kept, that is said, and not that it drops nothing. */
export function MonsterDrops({ monsterId }: { monsterId: string }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { unavailable } = usePortal();
  const query = useQuery(monsterDropsQuery(monsterId));
  const count = query.data?.drops.length ?? 0;
  return (
    <div>
      <Window
        title={t('monster.drops.title')}
        icon="chest"
        isFlush={count > 0}
        actions={
          count > 0 && (
            <ListCount>{t('monster.drops.count', { count, formatted: format.number(count) })}</ListCount>
          )
        }
      >
        <QueryStates
          query={query}
          skeleton={<SkeletonTable rows={10} columns={['50%', '15%', '20%', '15%']} />}
          isEmpty={({ drops }) => drops.length === 0}
          empty={
            unavailable.includes('monsterDrops') ? (
              <UnavailableNotice of={LACKING} />
            ) : (
              <EmptyState title={t('monster.drops.empty')} />
            )
          }
        >
          {({ drops }) => <MonsterDropsTable key={monsterId} drops={drops} />}
        </QueryStates>
      </Window>
      {count > 0 && (
        <>
          <RatesNote />
          <UnavailableNotice of={LACKING} className={styles.lacking} />
        </>
      )}
      <DropChangesLine of="monster" id={Number(monsterId)} />
    </div>
  );
}

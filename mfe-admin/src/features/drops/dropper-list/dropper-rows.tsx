import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Skeleton } from '@portico/ui';
import type { Dropper } from '../../../shared/drops/drops.queries';
import { DropperRow } from '../dropper-row';
import type { DropsState } from '../drops-state';
import styles from './dropper-list.module.css';
import { dropperKey, useStagedCounts } from './use-staged-counts';

const SKELETON_ROWS = 10;

/** Droppers with level, map, how many rows they have, and how many edits of them wait. */
export function DropperRows({ droppers, state }: { droppers: readonly Dropper[]; state: DropsState }) {
  const t = useTexts('mfe-admin');
  const { level, number } = useFormat();
  const staged = useStagedCounts();
  const { view, hrefWith } = state;
  return (
    <ul className={styles.rows} role="list">
      {droppers.map((dropper) => {
        const { id, type, name, itemCount } = dropper;
        const edits = staged.get(dropperKey(type, id)) ?? 0;
        return (
          <li key={id}>
            <DropperRow
              table={type}
              id={id}
              name={name}
              href={hrefWith({ dropper: id, panel: '' })}
              isOpen={id === view.dropper}
              note={
                <>
                  {dropper.level === null ? id : level(dropper.level)}
                  {dropper.map !== null && (
                    <>
                      {' · '}
                      <bdi>{dropper.map}</bdi>
                    </>
                  )}
                  {dropper.partyQuest !== null && ` · ${t(`drops.partyQuest.${dropper.partyQuest}`)}`}
                </>
              }
              marks={
                <>
                  {dropper.boss && <Badge tone="danger">{t('drops.boss')}</Badge>}
                  {edits > 0 && (
                    <Badge tone="accent" icon="clock">
                      {t('drops.row.staged', { count: edits, formatted: number(edits) })}
                    </Badge>
                  )}
                </>
              }
              end={t('drops.row.drops', { count: itemCount, formatted: number(itemCount) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Rows that are on their way. */
export function DropperRowsSkeleton() {
  return (
    <ul className={styles.rows} role="list" aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <li key={row} className={styles.skeleton}>
          <Skeleton shape="box" width="32px" height="32px" />
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  );
}

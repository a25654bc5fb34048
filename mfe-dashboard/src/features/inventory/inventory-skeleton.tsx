import { Skeleton, Window } from '@portico/ui';
import { DOLL_PLACES, DollStage } from './doll/doll-stage';
import dollStyles from './doll/doll.module.css';
import slotStyles from './doll/doll-slot.module.css';
import gridStyles from './grid/item-grid.module.css';
import type { HeldTab } from './inventory.queries';
import styles from './inventory-skeleton.module.css';
import pageStyles from './inventory-page.module.css';

export function InventorySkeleton({ tab }: { tab: HeldTab }) {
  return (
    <div className={pageStyles.page} aria-busy="true">
      <div className={styles.characters}>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} shape="box" width="100%" height="100%" />
        ))}
      </div>
      <Window title={<Skeleton width="8rem" />} tabs={<div className={styles.tabs} />}>
        <div className={styles.toolbar} />
        <TabSkeleton tab={tab} />
      </Window>
    </div>
  );
}

/** The largest bag of the game. The number of ores is not known in advance. */
const GRID_CELLS = { bag: 96, ores: 40 } as const;

export function TabSkeleton({ tab }: { tab: HeldTab }) {
  return (
    <div className={styles.area} aria-hidden="true">
      {tab === 'equipped' ? (
        <div className={dollStyles.doll}>
          <div className={dollStyles.figure}>
            <DollStage character={undefined} />
          </div>
          <ul role="list" className={dollStyles.slots}>
            {DOLL_PLACES.map(({ slot, isAtEnd, style }) => (
              <li key={slot} style={style} className={isAtEnd ? dollStyles.end : undefined}>
                <span className={slotStyles.empty}>
                  <span className={slotStyles.place} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className={gridStyles.grid} role="list">
          {Array.from({ length: tab === 'ores' ? GRID_CELLS.ores : GRID_CELLS.bag }, (_, index) => (
            <li key={index} className={gridStyles.empty} />
          ))}
        </ul>
      )}
    </div>
  );
}

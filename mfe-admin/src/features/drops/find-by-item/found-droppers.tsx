import { MESO_ITEM_ID } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, EmptyState } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DropperRowsSkeleton } from '../dropper-list/dropper-list';
import type { DropsState } from '../drops-state';
import styles from './find-by-item.module.css';
import { FoundDropperRow } from './found-dropper-row';
import { itemDroppersQuery, type ItemDroppers } from './item-droppers.queries';

/** Mesos fall from nearly everything: so many rows are shown at first. */
const FIRST_ROWS = 100;

/** Everything that drops the item of the address, most likely first. */
export function FoundDroppers(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { item } = state.view;
  const query = useQuery(itemDroppersQuery(item));
  return (
    <QueryStates
      query={query}
      errorTitle={t('drops.find.error')}
      skeleton={<DropperRowsSkeleton />}
      notFound={<EmptyState title={t('drops.find.invalid')} hint={t('drops.find.unknown', { id: item })} />}
    >
      {(found) => (
        <>
          <FoundItem {...found} />
          {found.droppers.length === 0 ? (
            <EmptyState title={t('drops.find.none')} />
          ) : (
            <Rows key={item} droppers={found.droppers} state={state} />
          )}
        </>
      )}
    </QueryStates>
  );
}

function FoundItem({ item, droppers }: ItemDroppers) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const count = droppers.length;
  return (
    <div className={styles.item}>
      <Picture kind="item" id={item.id} />
      <div>
        <p className={styles.name}>
          {item.id === MESO_ITEM_ID ? (
            t('dropEdits.mesos')
          ) : (
            <ItemLink id={item.id}>
              <bdi>{item.name}</bdi>
            </ItemLink>
          )}
        </p>
        <p className={styles.count} role="status">
          {t('drops.find.count', { count, formatted: number(count) })}
        </p>
      </div>
    </div>
  );
}

function Rows({ droppers, state }: { droppers: ItemDroppers['droppers']; state: DropsState }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? droppers : droppers.slice(0, FIRST_ROWS);
  return (
    <>
      <ul className={styles.rows} role="list">
        {shown.map((dropper) => (
          <li key={`${dropper.type}:${dropper.rowId}`}>
            <FoundDropperRow dropper={dropper} state={state} />
          </li>
        ))}
      </ul>
      {shown.length < droppers.length && (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>
            {t('drops.find.all', { formatted: number(droppers.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

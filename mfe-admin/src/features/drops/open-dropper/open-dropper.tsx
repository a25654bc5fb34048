import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, LostState, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { dropperDropsQuery } from '../../../shared/drops/drops.queries';
import { DropGrid } from '../drop-grid/drop-grid';
import { isFinding, type DropsState } from '../drops-state';
import { DropperHead } from './dropper-head';
import styles from './open-dropper.module.css';

/** The dropper of the address: what it is, what can be looked at, and its rows. */
export function OpenDropper(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = state;
  const query = useQuery(dropperDropsQuery(view.table, view.dropper));
  const closeHref = hrefWith({ dropper: 0, panel: isFinding(view) ? 'find' : '' });
  const backText = t(isFinding(view) ? 'drops.open.backToFound' : `drops.open.back.${view.table}`);
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <LinkButton className={styles.back} href={closeHref} variant="quiet" size="small" icon="chevronStart">
          {backText}
        </LinkButton>
        <LinkButton className={styles.close} href={closeHref} variant="quiet" size="small" icon="close">
          {t('drops.close')}
        </LinkButton>
      </div>
      <QueryStates
        query={query}
        errorTitle={t('drops.open.error')}
        skeleton={<PageSkeleton height="32rem" />}
        notFound={
          <Window>
            <LostState
              title={t('drops.open.missing')}
              hint={t(`drops.kind.${view.table}`, { id: view.dropper })}
              actions={<LinkButton href={closeHref}>{backText}</LinkButton>}
            />
          </Window>
        }
      >
        {({ monster }) => (
          <>
            <DropperHead dropper={monster} hrefWith={hrefWith} />
            <DropGrid table={view.table} dropperId={view.dropper} />
          </>
        )}
      </QueryStates>
    </div>
  );
}

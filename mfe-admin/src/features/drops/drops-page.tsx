import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { PageHeader } from '@portico/ui';
import { useEffect } from 'react';
import { restoreStagedDrops } from '../../shared/drops/staged-drops';
import { DropGrid } from './drop-grid/drop-grid';
import { StagedBar } from './drop-grid/staged-bar';
import { DropperList } from './dropper-list/dropper-list';
import { DropsPanels } from './drops-panels';
import styles from './drops-page.module.css';
import { NONE, useDropsView } from './drops-state';
import { FindByItem } from './find-by-item/find-by-item';

/** The editor: droppers at the start side, the rows of the open one beside them; where there is no room one of the two. */
export function DropsPage() {
  const t = useTexts('mfe-admin');
  const state = useDropsView();
  const { view, hrefWith } = state;
  useEffect(() => void restoreStagedDrops(), []);
  const isFinding = view.panel === 'find' || view.item !== NONE;
  return (
    <>
      <PageMeta title={t('drops.meta.title')} description={t('drops.meta.description')} noindex />
      <PageHeader title={t('drops.title')} />
      <div className={styles.columns} data-is-open={view.dropper > 0}>
        <div className={styles.list}>
          {isFinding ? <FindByItem {...state} /> : <DropperList {...state} />}
        </div>
        <div className={styles.open}>
          {view.dropper > 0 && (
            <DropGrid key={`${view.table}:${view.dropper}`} table={view.table} dropperId={view.dropper} />
          )}
        </div>
      </div>
      <StagedBar reviewHref={hrefWith({ panel: 'review' })} />
      <DropsPanels {...state} />
    </>
  );
}

import { useTexts } from '@portico/i18n';
import { Badge, classNames, LinkButton } from '@portico/ui';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { restoreStagedDrops } from '../../shared/drops/staged-drops';
import { DropperList } from './dropper-list';
import styles from './drops-page.module.css';
import { DropsPanels } from './drops-panels';
import { isItemFinderOpen, useDropsView, type DropsState } from './drops-state';
import { EditorStatePanel } from './editor-state-panel';
import { FindByItem } from './find-by-item';
import { NothingOpen, OpenDropper } from './open-dropper';
import { StagedBar } from './staged-bar';
import { useOpenFocus } from './use-open-focus';

export function DropsPage() {
  const t = useTexts('mfe-admin');
  const state = useDropsView();
  const { view, hrefWith } = state;
  const { list, open } = useOpenFocus(view);
  useEffect(() => void restoreStagedDrops(), []);
  const isOpen = view.dropper > 0;
  return (
    <>
      <AdminHeader
        title={t('drops.title')}
        lead={
          <>
            <Badge tone="accent" icon="crown">
              {t('drops.adminOnly')}
            </Badge>{' '}
            <span className={styles.lead}>{t('drops.lead')}</span>
          </>
        }
        actions={<Tools {...state} isOpen={isOpen} />}
      />
      <div className={isOpen ? styles.stateOpen : undefined}>
        <EditorStatePanel />
      </div>
      <div className={styles.columns} data-is-open={isOpen}>
        <div ref={list} className={styles.list}>
          {isItemFinderOpen(view) ? <FindByItem {...state} /> : <DropperList {...state} />}
        </div>
        <section
          ref={open}
          className={styles.open}
          tabIndex={-1}
          aria-label={t(`drops.openLabel.${view.table}`)}
        >
          {isOpen ? (
            <OpenDropper key={`${view.table}:${view.dropper}`} {...state} />
          ) : (
            <NothingOpen {...state} />
          )}
        </section>
      </div>
      <StagedBar reviewHref={hrefWith({ panel: 'review' })} />
      <DropsPanels {...state} />
    </>
  );
}

function Tools({ hrefWith, isOpen }: DropsState & { isOpen: boolean }) {
  const t = useTexts('mfe-admin');
  return (
    <div className={classNames(styles.tools, isOpen && styles.toolsOpen)}>
      <LinkButton icon="search" href={hrefWith({ panel: 'find', dropper: 0 })}>
        {t('drops.find.title')}
      </LinkButton>
      <LinkButton icon="plus" href={hrefWith({ panel: 'bulk' })}>
        {t('drops.bulkOpen')}
      </LinkButton>
      <LinkButton className={styles.changes} icon="clock" href={paths.dropSets}>
        {t('dropSets.title')}
      </LinkButton>
    </div>
  );
}

import { useTexts } from '@portico/i18n';
import { Badge, classNames, LinkButton } from '@portico/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { restoreStagedDrops } from '../../shared/drops/staged-drops';
import { DropperList } from './dropper-list';
import styles from './drops-page.module.css';
import { DropsPanels } from './drops-panels';
import { isItemFinderOpen, useDropsView, type DropsState, type DropsView } from './drops-state';
import { EditorStatePanel } from './editor-state-panel';
import { FindByItem } from './find-by-item';
import { NothingOpen, OpenDropper } from './open-dropper';
import { StagedBar } from './staged-bar';

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

/** Moves the focus between list and detail where only one of them is visible. Side by side, the focus stays in the list. */
function useOpenFocus({ table, dropper }: DropsView): {
  list: RefObject<HTMLDivElement | null>;
  open: RefObject<HTMLElement | null>;
} {
  const list = useRef<HTMLDivElement>(null);
  const open = useRef<HTMLElement>(null);
  const shown = useRef({ table, dropper });
  useEffect(() => {
    const last = shown.current;
    shown.current = { table, dropper };
    if (last.dropper === dropper && last.table === table) return;
    if (dropper > 0) {
      if (!isSeen(list.current)) open.current?.focus();
      const top = open.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) open.current?.scrollIntoView({ block: 'start' });
      return;
    }
    if (!isLost(document.activeElement)) return;
    const row = `[data-dropper="${last.table}:${last.dropper}"]`;
    list.current?.querySelector<HTMLElement>(row)?.focus({ preventScroll: isSeen(open.current) });
  }, [table, dropper]);
  return { list, open };
}

const isSeen = (element: HTMLElement | null) =>
  element !== null && getComputedStyle(element).display !== 'none';

/** Its element is gone or hidden. */
const isLost = (element: Element | null) =>
  element === null || element === document.body || element.getClientRects().length === 0;

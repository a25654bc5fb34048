import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { LazyPart } from '@portico/portal-kit/lazy-part';
import { Badge, classNames, LinkButton, ModalDialog } from '@portico/ui';
import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { restoreStagedDrops } from '../../shared/drops/staged-drops';
import { DropperList } from './droppers/dropper-list';
import styles from './drops-page.module.css';
import { isItemFinderOpen, useDropsView, type DropsState, type DropsView, NONE } from './drops-state';
import { EditorStatePanel, ReloadButton } from './editor-state-panel';
import { useReload } from './droppers/droppers.queries';
import { FindByItem } from './droppers/find-by-item';
import { lazyDialog } from './lazy-dialog';
import { NothingOpen, OpenDropper } from './open-dropper';
import { StagedBar } from './staging/staged-bar';

export function DropsPage() {
  const t = useTexts('mfe-admin');
  const state = useDropsView();
  const { view, hrefWith } = state;
  const { list, open } = useOpenFocus(view);
  const reload = useReload();
  useEffect(() => void restoreStagedDrops(), []);
  const isOpen = view.dropper > 0;
  const hiddenOnPhones = isOpen ? styles.hiddenOnPhones : undefined;
  return (
    <>
      <AdminHeader
        title={t('drops.title')}
        lead={
          <Badge tone="accent" icon="crown">
            {t('drops.adminOnly')}
          </Badge>
        }
        actions={
          <div className={classNames(styles.tools, hiddenOnPhones)}>
            <LinkButton icon="search" href={hrefWith({ panel: 'find', dropper: 0 })}>
              {t('drops.find.title')}
            </LinkButton>
            <LinkButton icon="plus" href={hrefWith({ panel: 'bulk' })}>
              {t('drops.bulk.title')}
            </LinkButton>
          </div>
        }
        tools={<ReloadButton reload={reload} className={hiddenOnPhones} />}
      />
      <div className={hiddenOnPhones}>
        <EditorStatePanel reload={reload} />
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

/** Moves the focus between list and detail if only one of them is visible. Side by side, the focus stays in the list. */
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

/** Whether the focused element is gone or hidden. */
const isLost = (element: Element | null) =>
  element === null || element === document.body || element.getClientRects().length === 0;

const loadBulk = async () => (await import(/* webpackChunkName: "drops-bulk" */ './bulk/bulk-form')).BulkForm;
const loadBudget = async () =>
  (await import(/* webpackChunkName: "drops-budget" */ './budget/map-budget')).MapBudget;
const loadSimulation = async () =>
  (await import(/* webpackChunkName: "drops-simulation" */ './simulate/simulation')).Simulation;

const LazyReviewSheet = lazyDialog(
  async () => (await import(/* webpackChunkName: "drops-review" */ './review/review-sheet')).ReviewSheet,
  { title: 'drops.review.title', missing: 'drops.review.missing', hint: 'drops.review.missingText' },
);

export function DropsPanels({ view, set }: DropsState) {
  const t = useTexts('mfe-admin');
  const { table, search, minLevel, maxLevel, partyQuest, dropper, map, panel } = view;
  const close = () => set({ panel: '' });
  return (
    <>
      <WidePanel isOpen={panel === 'bulk'} onClose={close} title={t('drops.bulk.title')}>
        <LazyPart
          key={table}
          load={loadBulk}
          props={{ search: { table, search, minLevel, maxLevel, partyQuest } }}
        />
      </WidePanel>
      {dropper > 0 && (
        <WidePanel
          key={dropper}
          isOpen={panel === 'simulate'}
          onClose={close}
          title={t(`drops.simulate.title.${table}`)}
        >
          <LazyPart load={loadSimulation} props={{ table, dropperId: dropper }} />
        </WidePanel>
      )}
      {map !== NONE && (
        <WidePanel
          isOpen={panel === 'budget'}
          onClose={() => set({ panel: '', map: NONE })}
          title={t('drops.budget.title')}
        >
          <LazyPart load={loadBudget} props={{ mapId: map }} />
        </WidePanel>
      )}
      {panel === 'review' && <LazyReviewSheet onClose={close} />}
    </>
  );
}

function WidePanel(props: { isOpen: boolean; onClose: () => void; title: ReactNode; children: ReactNode }) {
  return <ModalDialog {...props} isTitleFocused closeText={kitText('kit.close')} className={styles.panel} />;
}

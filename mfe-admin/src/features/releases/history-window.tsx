import { ABSENT } from '@portico/domain';
import { kitText, QueryStates } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  LinkButton,
  Notice,
  SkeletonTable,
  Window,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CanaryDialog, RollbackDialog, RollbackList } from './release-dialogs';
import { PastCanaries } from './canary-window';
import { ReleaseTime, Origin, useFileSize, Version } from './release-cells';
import {
  historyQuery,
  type KeptRelease,
  type ReleaseHistory,
  type ReleaseWay,
  usePreview,
} from './releases.queries';
import styles from './history-window.module.css';

const COLUMNS = ['24%', '14%', '14%', '22%', '10%', '16%'];

export function HistoryWindow({ name, closeHref }: { name: string; closeHref: string }) {
  const t = useTexts('mfe-admin');
  const query = useQuery(historyQuery(name));
  const root = useRef<HTMLDivElement>(null);
  // The window opens below the list, often out of view.
  useEffect(() => root.current?.focus(), [name]);
  return (
    <div ref={root} tabIndex={-1}>
      <Window
        title={t('releases.history.title', { name })}
        icon="clock"
        isFlush
        actions={
          <LinkButton size="small" icon="close" href={closeHref}>
            {kitText('kit.close')}
          </LinkButton>
        }
      >
        <QueryStates
          query={query}
          errorTitle={t('releases.history.error')}
          skeleton={<SkeletonTable rows={4} columns={COLUMNS} />}
          notFound={
            <EmptyState title={t('releases.history.unknown')} hint={t('releases.history.unknownHint')} />
          }
        >
          {(history) => <History key={name} history={history} />}
        </QueryStates>
      </Window>
    </div>
  );
}

function History({ history }: { history: ReleaseHistory }) {
  const t = useTexts('mfe-admin');
  // Kept here, because the row loses its button while the outcome is shown.
  const [chosen, setChosen] = useState<{ from: string | null; to: string; way: ReleaseWay }>();
  const current = history.versions.find(({ isInService }) => isInService);
  const wayTo = ({ builtAt }: KeptRelease) =>
    (builtAt ?? 0) > (current?.builtAt ?? Infinity) ? 'rollForward' : 'rollback';
  const choose = (release: KeptRelease) =>
    setChosen({ from: current?.version ?? null, to: release.version, way: wayTo(release) });
  const [canary, setCanary] = useState<string>();
  const preview = usePreview(history.name);
  return (
    <>
      {preview.isError && <Notice tone="danger" title={t('releases.preview.error')} />}
      <DataTable
        caption={t('releases.history.title', { name: history.name })}
        columns={useHistoryColumns({
          wayTo,
          onChoose: choose,
          onPreview: (version) => preview.mutate(version),
          onCanary: current && setCanary,
        })}
        rows={history.versions}
        rowKey={({ version }) => version}
        isRowMarked={({ isInService }) => isInService}
        density="comfortable"
      />
      <section className={styles.past} aria-label={t('releases.past.title')}>
        <h3>{t('releases.past.title')}</h3>
        <RollbackList rollbacks={history.rollbacks} />
      </section>
      <section className={styles.past} aria-label={t('releases.canary.past.title')}>
        <h3>{t('releases.canary.past.title')}</h3>
        <PastCanaries canaries={history.canaries} />
      </section>
      {canary !== undefined && current && (
        <CanaryDialog
          name={history.name}
          step="start"
          from={current.version}
          to={canary}
          onClose={() => setCanary(undefined)}
        />
      )}
      {chosen && <RollbackDialog name={history.name} {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface HistoryActs {
  wayTo: (release: KeptRelease) => ReleaseWay;
  onChoose: (release: KeptRelease) => void;
  onPreview: (version: string) => void;
  /** Undefined if no version is live to compare with. */
  onCanary: ((version: string) => void) | undefined;
}

function useHistoryColumns(acts: HistoryActs): DataColumn<KeptRelease>[] {
  const t = useTexts('mfe-admin');
  const sizeOf = useFileSize();
  return columnsOf(t, {
    'releases.column.version': {
      onCard: 'title',
      cell: ({ version, isInService, isPrevious, isCanary }) => (
        <span className={styles.state}>
          <Version version={version} />
          {isInService && (
            <Badge tone="good" icon="check">
              {t('releases.history.inService')}
            </Badge>
          )}
          {isCanary && <Badge tone="info">{t('releases.canary.canary')}</Badge>}
          {isPrevious && <Badge>{t('releases.history.previous')}</Badge>}
        </span>
      ),
    },
    'releases.column.served': {
      isLabelled: true,
      cell: ({ isInService, lastServedAt }) => {
        if (isInService) return t('releases.history.now');
        return lastServedAt === null ? ABSENT : <ReleaseTime time={lastServedAt} />;
      },
    },
    'releases.column.built': {
      onCard: 'wide',
      cell: ({ builtAt }) => (builtAt === null ? ABSENT : <ReleaseTime time={builtAt} />),
    },
    'releases.column.origin': { onCard: 'wide', cell: ({ origin }) => <Origin origin={origin} /> },
    'releases.column.size': {
      align: 'end',
      cell: ({ brotliBytes }) =>
        brotliBytes === null ? (
          <Badge tone="danger" icon="warning">
            {t('releases.health.release_broken')}
          </Badge>
        ) : (
          <bdi dir="ltr">{sizeOf(brotliBytes)}</bdi>
        ),
    },
    'releases.column.act': {
      align: 'end',
      onCard: 'wide',
      isEmpty: ({ isInService }) => isInService,
      cell: (release) => !release.isInService && <Acts release={release} {...acts} />,
    },
  });
}

function Acts({ release, wayTo, onChoose, onPreview, onCanary }: HistoryActs & { release: KeptRelease }) {
  const t = useTexts('mfe-admin');
  return (
    <span className={styles.acts}>
      {release.brotliBytes !== null && (
        <Button
          size="small"
          icon="search"
          aria-label={t('releases.preview.to', { version: release.version })}
          onClick={() => onPreview(release.version)}
        >
          {t('releases.preview.button')}
        </Button>
      )}
      {onCanary !== undefined && release.brotliBytes !== null && !release.isCanary && (
        <Button
          size="small"
          icon="users"
          aria-label={t('releases.canary.start.to', { version: release.version })}
          onClick={() => onCanary(release.version)}
        >
          {t('releases.canary.start.button')}
        </Button>
      )}
      <Button
        size="small"
        icon="retry"
        aria-label={t(`releases.${wayTo(release)}.to`, { version: release.version })}
        onClick={() => onChoose(release)}
      >
        {t(`releases.${wayTo(release)}.button`)}
      </Button>
    </span>
  );
}

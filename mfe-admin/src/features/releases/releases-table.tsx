import { ABSENT } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Badge, Button, type DataColumn, DataTable, Disclosure, Link } from '@portico/ui';
import { useFormat } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import { useState } from 'react';
import { hasKnownOrigin, ReleaseTime, Origin, useFileSize, Version } from './release-cells';
import type { ErrorsOfRelease, RemoteRelease } from './releases.queries';
import { RollbackDialog } from './release-dialogs';
import pageStyles from './releases-page.module.css';
import styles from './releases-table.module.css';

/** The first addresses say which remote it is; the others open below them, with the slots. */
const FIRST_ADDRESSES = 2;

interface ReleasesTableProps {
  remotes: readonly RemoteRelease[];
  hrefOf: (name: string) => string;
}

export function ReleasesTable({ remotes, hrefOf }: ReleasesTableProps) {
  const t = useTexts('mfe-admin');
  // Kept here, because the row loses its button while the outcome is shown.
  const [misfit, setMisfit] = useState<{ name: string; from: string; to: string }>();
  return (
    <>
      <DataTable
        caption={t('releases.board.title')}
        columns={useColumns(remotes, hrefOf, setMisfit)}
        rows={remotes}
        rowKey={({ name }) => name}
        isScrollable
        isFlowing
      />
      {misfit && (
        <RollbackDialog
          {...misfit}
          way="rollback"
          reason={t('releases.rollback.misfitReason')}
          onClose={() => setMisfit(undefined)}
        />
      )}
    </>
  );
}

function useColumns(
  remotes: ReleasesTableProps['remotes'],
  hrefOf: ReleasesTableProps['hrefOf'],
  onGoBack: (misfit: { name: string; from: string; to: string }) => void,
): DataColumn<RemoteRelease>[] {
  const t = useTexts('mfe-admin');
  const sizeOf = useFileSize();
  return columnsOf(t, {
    'releases.column.remote': {
      onCard: 'title',
      cell: ({ name }) => (
        <Link href={hrefOf(name)} className={pageStyles.whole} title={t('releases.history.open', { name })}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    'releases.column.health': {
      // The sentence about a fault is too long for the side of a card.
      onCard: 'wide',
      cell: ({ name, version: from, health }) => (
        <ReleaseHealth health={health} onGoBack={(to) => onGoBack({ name, from, to })} />
      ),
    },
    'releases.column.errors': {
      onCard: 'wide',
      cell: ({ errors, version }) =>
        errors === null ? ABSENT : <ReportedErrors errors={errors} version={version} />,
    },
    'releases.column.version': ({ version }) => <Version version={version} />,
    'releases.column.since': {
      // Fixed, because relative times change.
      width: '7.5rem',
      cell: ({ since }) => <ReleaseTime time={since} />,
    },
    // The column would say the same of every release if each came by the command alone.
    'releases.column.origin': remotes.some(({ origin }) => hasKnownOrigin(origin)) && {
      onCard: 'wide',
      cell: ({ origin }) => <Origin origin={origin} />,
    },
    'releases.column.size': {
      align: 'end',
      cell: ({ brotliBytes }) =>
        brotliBytes === null ? (
          ABSENT
        ) : (
          <bdi className={pageStyles.whole} dir="ltr">
            {sizeOf(brotliBytes)}
          </bdi>
        ),
    },
    'releases.column.paths': { onCard: 'wide', cell: (release) => <Addresses release={release} /> },
    'releases.column.previous': {
      onCard: 'wide',
      cell: ({ previous }) =>
        previous === null ? (
          <span className={pageStyles.none}>{t('releases.previous.none')}</span>
        ) : (
          <Version version={previous} />
        ),
    },
  });
}

function Addresses({ release: { paths, slots } }: { release: RemoteRelease }) {
  const t = useTexts('mfe-admin');
  const [first, rest] = [paths.slice(0, FIRST_ADDRESSES), paths.slice(FIRST_ADDRESSES)];
  if (rest.length === 0 && slots.length === 0) return <AddressList paths={first} />;
  return (
    <Disclosure
      className={styles.addresses}
      summary={<AddressList paths={first} hasMore={rest.length > 0} />}
    >
      <AddressList paths={rest} />
      {slots.length > 0 && (
        <p className={pageStyles.slots}>{t('releases.slots', { names: slots.join(' ') })}</p>
      )}
    </Disclosure>
  );
}

function AddressList({ paths, hasMore = false }: { paths: readonly string[]; hasMore?: boolean }) {
  return (
    <bdi dir="ltr" className={styles.paths}>
      {`${paths.join(', ')}${hasMore ? ' …' : ''}`}
    </bdi>
  );
}

/** Health as a badge, the fault, and the version to roll back to. */
function ReleaseHealth(props: { health: RemoteRelease['health']; onGoBack: (version: string) => void }) {
  const t = useTexts('mfe-admin');
  const { code, message, isServed, fitting } = props.health;
  if (code === 'ok') {
    return (
      <Badge tone="good" icon="check">
        {t('releases.health.ok')}
      </Badge>
    );
  }
  return (
    <div className={pageStyles.fault}>
      <Badge tone={isServed ? 'warning' : 'danger'} icon="warning" title={message ?? undefined}>
        {t(`releases.health.${code}`)}
      </Badge>
      {message !== null && (
        <span className={pageStyles.reason} dir="auto">
          {message}
        </span>
      )}
      {fitting !== null && (
        <Button size="small" icon="retry" onClick={() => props.onGoBack(fitting)}>
          {t('releases.rollback.to', { version: fitting })}
        </Button>
      )}
    </div>
  );
}

interface ReportedErrorsProps {
  errors: ErrorsOfRelease;
  /** Live version. If another version caused the most frequent error, that version is named. */
  version: string;
}

function ReportedErrors({ errors: { count, message, version: source }, version }: ReportedErrorsProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  if (count === 0) return <span className={styles.none}>{t('releases.errors.none')}</span>;
  return (
    <div className={styles.root}>
      <Badge tone="danger" icon="warning">
        {format.number(count)}
      </Badge>
      {message !== null && (
        <span className={styles.message} dir="auto" title={message}>
          {message}
        </span>
      )}
      {source !== null && source !== version && <Version version={source} />}
    </div>
  );
}

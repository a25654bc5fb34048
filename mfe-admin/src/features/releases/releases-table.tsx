import { useTexts } from '@portico/i18n';
import { DataTable, Link, type DataColumn } from '@portico/ui';
import { useFileSize } from './file-size';
import { ReleaseHealth } from './release-health';
import { Moment } from './moment';
import { ReportedErrors } from './reported-errors';
import type { RemoteRelease } from './releases.queries';
import { Version } from './version';
import styles from './releases-page.module.css';

const ABSENT = '–';

export interface ReleasesTableProps {
  remotes: readonly RemoteRelease[];
  /** The page with the history of a remote. */
  hrefOf: (name: string) => string;
}

export function ReleasesTable({ remotes, hrefOf }: ReleasesTableProps) {
  const t = useTexts('mfe-admin');
  return (
    <DataTable
      caption={t('releases.board.title')}
      columns={useColumns(hrefOf)}
      rows={remotes}
      rowKey={({ name }) => name}
      density="comfortable"
      isScrollable
    />
  );
}

function useColumns(hrefOf: ReleasesTableProps['hrefOf']): DataColumn<RemoteRelease>[] {
  const t = useTexts('mfe-admin');
  return [
    {
      key: 'remote',
      header: t('releases.column.remote'),
      onCard: 'title',
      cell: ({ name }) => (
        <Link href={hrefOf(name)} className={styles.whole} title={t('releases.history.open', { name })}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'health',
      onCard: 'aside',
      header: t('releases.column.health'),
      cell: ({ health }) => <ReleaseHealth health={health} />,
    },
    {
      key: 'errors',
      onCard: 'wide',
      header: t('releases.column.errors'),
      cell: ({ errors, version }) =>
        errors === null ? ABSENT : <ReportedErrors errors={errors} version={version} />,
    },
    {
      key: 'version',
      header: t('releases.column.version'),
      cell: ({ version }) => <Version version={version} />,
    },
    {
      key: 'since',
      header: t('releases.column.since'),
      // How long ago it was goes on: the column is of one size.
      width: '9rem',
      cell: ({ since }) => <Moment time={since} />,
    },
    {
      key: 'size',
      header: t('releases.column.size'),
      align: 'end',
      cell: ({ brotliBytes }) => (brotliBytes === null ? ABSENT : <Size bytes={brotliBytes} />),
    },
    {
      key: 'paths',
      onCard: 'wide',
      header: t('releases.column.paths'),
      cell: (release) => <Addresses release={release} />,
    },
    {
      key: 'previous',
      onCard: 'wide',
      header: t('releases.column.previous'),
      cell: ({ previous }) => <Previous version={previous} />,
    },
  ];
}

function Size({ bytes }: { bytes: number }) {
  const sizeOf = useFileSize();
  return (
    <bdi className={styles.whole} dir="ltr">
      {sizeOf(bytes)}
    </bdi>
  );
}

function Previous({ version }: { version: RemoteRelease['previous'] }) {
  const t = useTexts('mfe-admin');
  if (version === null) return <span className={styles.none}>{t('releases.previous.none')}</span>;
  return <Version version={version} />;
}

/** Where a remote is seen: its own paths, and the slots of other pages. */
function Addresses({ release: { paths, slots } }: { release: RemoteRelease }) {
  const t = useTexts('mfe-admin');
  return (
    <>
      <bdi dir="ltr">{paths.join(' ')}</bdi>
      {slots.length > 0 && <p className={styles.slots}>{t('releases.slots', { names: slots.join(' ') })}</p>}
    </>
  );
}

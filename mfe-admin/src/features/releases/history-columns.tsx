import { useTexts } from '@portico/i18n';
import { Badge, Button, type DataColumn } from '@portico/ui';
import { useFileSize } from './file-size';
import { Moment } from './moment';
import type { KeptRelease, ReleaseWay } from './releases.queries';
import { Version } from './version';
import styles from './history-window.module.css';

const ABSENT = '–';

/** What the table says of each version that is kept. */
export function useHistoryColumns(
  wayTo: (release: KeptRelease) => ReleaseWay,
  onChoose: (release: KeptRelease) => void,
): DataColumn<KeptRelease>[] {
  const t = useTexts('mfe-admin');
  const sizeOf = useFileSize();
  return [
    {
      key: 'version',
      header: t('releases.column.version'),
      onCard: 'title',
      cell: (release) => <VersionState release={release} />,
    },
    {
      key: 'served',
      header: t('releases.column.served'),
      isLabelled: true,
      cell: ({ isInService, lastServedAt }) => {
        if (isInService) return t('releases.history.now');
        return lastServedAt === null ? ABSENT : <Moment time={lastServedAt} />;
      },
    },
    {
      key: 'built',
      header: t('releases.column.built'),
      onCard: 'wide',
      cell: ({ builtAt }) => (builtAt === null ? ABSENT : <Moment time={builtAt} />),
    },
    {
      key: 'size',
      header: t('releases.column.size'),
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
    {
      key: 'act',
      header: t('releases.column.act'),
      align: 'end',
      onCard: 'aside',
      isEmpty: ({ isInService }) => isInService,
      cell: (release) =>
        !release.isInService && (
          <Button
            size="small"
            icon="retry"
            aria-label={t(`releases.${wayTo(release)}.to`, { version: release.version })}
            onClick={() => onChoose(release)}
          >
            {t(`releases.${wayTo(release)}.button`)}
          </Button>
        ),
    },
  ];
}

function VersionState({ release: { version, isInService, isPrevious } }: { release: KeptRelease }) {
  const t = useTexts('mfe-admin');
  return (
    <span className={styles.state}>
      <Version version={version} />
      {isInService && (
        <Badge tone="good" icon="check">
          {t('releases.history.inService')}
        </Badge>
      )}
      {isPrevious && <Badge>{t('releases.history.previous')}</Badge>}
    </span>
  );
}

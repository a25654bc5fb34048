import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, DataTable, type DataColumn, type IconName } from '@portico/ui';
import type { Finding } from './doctor.queries';
import styles from './doctor-page.module.css';

const STATES = {
  ready: { tone: 'good', icon: 'check' },
  limited: { tone: 'warning', icon: 'warning' },
  off: { tone: 'danger', icon: 'close' },
} as const satisfies Record<Finding['state'], { tone: string; icon: IconName }>;

export interface FindingsTableProps {
  caption: string;
  findings: readonly Finding[];
}

/** A table of checks: subject, state, and the reason and remedy where it is not ready. */
export function FindingsTable({ caption, findings }: FindingsTableProps) {
  const t = useTexts('mfe-admin');
  const columns: DataColumn<Finding>[] = [
    {
      key: 'name',
      header: t('doctor.column.name'),
      onCard: 'title',
      width: '16rem',
      cell: (finding) => <FindingName finding={finding} />,
    },
    {
      key: 'state',
      header: t('doctor.column.state'),
      onCard: 'aside',
      width: '9rem',
      cell: ({ state }) => (
        <Badge tone={STATES[state].tone} icon={STATES[state].icon}>
          {t(`doctor.state.${state}`)}
        </Badge>
      ),
    },
    {
      key: 'why',
      header: t('doctor.column.why'),
      isEmpty: ({ hint, detail }) => hint === '' && detail === null,
      cell: (finding) => <Why finding={finding} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={findings}
      rowKey={({ name }) => name}
      density="comfortable"
      isScrollable
      isFlowing
    />
  );
}

/** One of several, such as a vote site, has its own name behind that of its kind. */
function FindingName({ finding: { check, name } }: { finding: Finding }) {
  const t = useTexts('mfe-admin');
  if (check === null) return name;
  const subject = check === 'voteSite' ? name.split(' ').at(-1) : undefined;
  return (
    <>
      {t(`doctor.check.${check}`)} {subject !== undefined && <bdi>{subject}</bdi>}
    </>
  );
}

function Why({ finding: { reason, params, hint, remedy, detail } }: { finding: Finding }) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.why}>
      {reason === null ? hint : t(`doctor.reason.${reason}`, params)}
      {remedy !== null && (
        <code className={styles.remedy} dir="ltr">
          {remedy}
        </code>
      )}
      {detail !== null && <Detail text={detail} />}
    </div>
  );
}

function Detail({ text }: { text: string }) {
  const { date } = useFormat();
  const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  return (
    <span className={styles.detail}>{Number.isNaN(time) ? <bdi dir="ltr">{text}</bdi> : date(time)}</span>
  );
}

import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { Badge, type DataColumn, DataTable, type IconName, Skeleton, SoftText, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountLink } from '../../shared/account/account-link';
import { type Finding, type Loss, lossesQuery } from './doctor.queries';
import styles from './doctor-page.module.css';

const STATES = {
  ready: { tone: 'good', icon: 'check' },
  limited: { tone: 'warning', icon: 'warning' },
  off: { tone: 'danger', icon: 'close' },
} as const satisfies Record<Finding['state'], { tone: string; icon: IconName }>;

export function FindingsTable({ caption, findings }: { caption: string; findings: readonly Finding[] }) {
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

/** A check of several, such as a vote site, shows its own name after its kind. */
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
  return <SoftText as="span">{Number.isNaN(time) ? <bdi dir="ltr">{text}</bdi> : date(time)}</SoftText>;
}

export function LossesTable() {
  const t = useTexts('mfe-admin');
  const { number, date } = useFormat();
  const query = useQuery(lossesQuery());
  const columns: DataColumn<Loss>[] = [
    {
      key: 'account',
      header: t('doctor.losses.account'),
      onCard: 'title',
      cell: ({ accountId, accountName, characterName }) => (
        <>
          <AccountLink id={accountId}>{accountName ?? number(accountId)}</AccountLink>
          {characterName !== null && <bdi> · {characterName}</bdi>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('doctor.losses.amount'),
      align: 'end',
      cell: ({ amount, currency }) => `${number(amount)} ${currency}`,
    },
    {
      key: 'sure',
      header: t('doctor.losses.sure'),
      onCard: 'aside',
      cell: ({ isCertain }) => (
        <Badge tone={isCertain ? 'danger' : 'warning'}>
          {t(isCertain ? 'doctor.losses.surely' : 'doctor.losses.perhaps')}
        </Badge>
      ),
    },
    { key: 'found', header: t('doctor.losses.found'), cell: ({ foundAt }) => date(foundAt) },
    { key: 'id', header: t('doctor.losses.id'), align: 'end', cell: ({ id }) => id },
  ];
  return (
    <Window title={t('doctor.losses.title')} icon="warning" isFlush>
      <QueryStates query={query} errorTitle={t('doctor.losses.error')} skeleton={<Skeleton height="8rem" />}>
        {({ losses }) => (
          <DataTable
            caption={t('doctor.losses.title')}
            columns={columns}
            rows={losses}
            rowKey={({ id }) => id}
          />
        )}
      </QueryStates>
    </Window>
  );
}

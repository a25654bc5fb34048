import { DOCTOR_AREAS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import {
  Icon,
  type IconName,
  PageSkeleton,
  SoftText,
  Stack,
  StatRow,
  StatTile,
  Window,
  Badge,
  type DataColumn,
  DataTable,
  Skeleton,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountLink } from '../../shared/account/account-badges';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import styles from './doctor-page.module.css';
import { doctorQuery, type Diagnosis, type Finding, type Loss, lossesQuery } from './doctor.queries';

const AREA_ICONS = {
  game: 'sword',
  site: 'globe',
  accounts: 'users',
  content: 'map',
  features: 'settings',
} as const satisfies Record<(typeof DOCTOR_AREAS)[number], IconName>;

export function DoctorPage() {
  const t = useTexts('mfe-admin');
  const query = useQuery(doctorQuery());
  return (
    <>
      <AdminHeader title={t('doctor.title')} lead={t('doctor.lead')} />
      <QueryStates
        query={query}
        errorTitle={t('doctor.error')}
        skeleton={<PageSkeleton height="60rem" isBelowHeader />}
      >
        {(diagnosis) => <Table diagnosis={diagnosis} />}
      </QueryStates>
    </>
  );
}

const STATE_ORDER = ['off', 'limited', 'ready'];

const rankOf = (finding: Finding | undefined) => STATE_ORDER.indexOf(finding?.state ?? 'ready');

function Table({ diagnosis: { findings, yourAddress } }: { diagnosis: Diagnosis }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const urgent = findings.filter(({ isUrgent }) => isUrgent);
  const areas = DOCTOR_AREAS.map((area) => ({
    area,
    findings: findings
      .filter((finding) => finding.area === area && !finding.isUrgent)
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  })).toSorted((one, other) => rankOf(one.findings[0]) - rankOf(other.findings[0]));
  const count = (state: Finding['state']) =>
    number(findings.filter((finding) => finding.state === state).length);
  return (
    <Stack gap={3}>
      <StatRow isCompact>
        <StatTile icon="check" label={t('doctor.state.ready')} value={count('ready')} />
        <StatTile icon="warning" label={t('doctor.state.limited')} value={count('limited')} />
        <StatTile icon="close" label={t('doctor.state.off')} value={count('off')} />
      </StatRow>
      {urgent.length > 0 && (
        <Window title={t('doctor.urgent')} icon="warning" isFlush>
          <FindingsTable caption={t('doctor.urgent')} findings={urgent} />
        </Window>
      )}
      {findings.some(({ reason }) => reason === 'ledgerLosses') && <LossesTable />}
      {areas.map(({ area, findings: ofArea }) => (
        <Window key={area} title={t(`doctor.area.${area}`)} icon={AREA_ICONS[area]} isFlush>
          <AreaFindings caption={t(`doctor.area.${area}`)} findings={ofArea} />
        </Window>
      ))}
      <SoftText>{t('doctor.yourAddress', { address: yourAddress })}</SoftText>
      <SoftText>
        {t('doctor.command')}{' '}
        <code className={styles.remedy} dir="ltr">
          npm run portico -- doctor
        </code>
      </SoftText>
    </Stack>
  );
}

const STATES = {
  ready: { tone: 'good', icon: 'check' },
  limited: { tone: 'warning', icon: 'warning' },
  off: { tone: 'danger', icon: 'close' },
} as const satisfies Record<Finding['state'], { tone: string; icon: IconName }>;

/** Faults in a table with their reasons, then what is ready in a few short columns. */
function AreaFindings({ caption, findings }: { caption: string; findings: readonly Finding[] }) {
  const t = useTexts('mfe-admin');
  const faults = findings.filter(({ state }) => state !== 'ready');
  const ready = findings.filter(({ state }) => state === 'ready');
  return (
    <>
      {faults.length > 0 && <FindingsTable caption={caption} findings={faults} />}
      {ready.length > 0 && (
        <ul className={styles.ready} role="list" aria-label={t('doctor.state.ready')}>
          {ready.map((finding) => (
            <li key={finding.name}>
              <Icon name="check" size={16} />
              <span>
                <FindingName finding={finding} />
                {finding.detail !== null && <Detail text={finding.detail} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FindingsTable({ caption, findings }: { caption: string; findings: readonly Finding[] }) {
  const t = useTexts('mfe-admin');
  const columns: DataColumn<Finding>[] = columnsOf(t, {
    'doctor.column.name': {
      onCard: 'title',
      width: '16rem',
      cell: (finding) => <FindingName finding={finding} />,
    },
    'doctor.column.state': {
      onCard: 'aside',
      width: '9rem',
      cell: ({ state }) => (
        <Badge tone={STATES[state].tone} icon={STATES[state].icon}>
          {t(`doctor.state.${state}`)}
        </Badge>
      ),
    },
    'doctor.column.why': {
      isEmpty: ({ hint, detail }) => hint === '' && detail === null,
      cell: ({ reason, params, hint, remedy, detail }) => (
        <div className={styles.why}>
          {reason === null ? hint : t(`doctor.reason.${reason}`, params)}
          {remedy !== null && (
            <code className={styles.remedy} dir="ltr">
              {remedy}
            </code>
          )}
          {detail !== null && <Detail text={detail} />}
        </div>
      ),
    },
  });
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={findings}
      rowKey={({ name }) => name}
      isScrollable
      isFlowing
    />
  );
}

/** Vote sites share one kind of check, so the name of the site follows the kind. */
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

function Detail({ text }: { text: string }) {
  const { date } = useFormat();
  const time = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  return <SoftText as="span">{Number.isNaN(time) ? <bdi dir="ltr">{text}</bdi> : date(time)}</SoftText>;
}

function LossesTable() {
  const t = useTexts('mfe-admin');
  const { number, date } = useFormat();
  const query = useQuery(lossesQuery());
  const columns: DataColumn<Loss>[] = columnsOf(t, {
    'doctor.losses.account': {
      onCard: 'title',
      cell: ({ accountId, accountName, characterName }) => (
        <>
          <AccountLink id={accountId}>{accountName ?? number(accountId)}</AccountLink>
          {characterName !== null && <bdi> · {characterName}</bdi>}
        </>
      ),
    },
    'doctor.losses.amount': { align: 'end', cell: ({ amount, currency }) => `${number(amount)} ${currency}` },
    'doctor.losses.sure': {
      onCard: 'aside',
      cell: ({ isCertain }) => (
        <Badge tone={isCertain ? 'danger' : 'warning'}>
          {t(isCertain ? 'doctor.losses.surely' : 'doctor.losses.perhaps')}
        </Badge>
      ),
    },
    'doctor.losses.found': ({ foundAt }) => date(foundAt),
    'doctor.losses.id': { align: 'end', cell: ({ id }) => id },
  });
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

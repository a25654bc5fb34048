import { DOCTOR_AREAS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { type IconName, PageSkeleton, SoftText, Stack, StatRow, StatTile, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { doctorQuery, type Diagnosis, type Finding } from './doctor.queries';
import { FindingsTable, LossesTable } from './findings-table';
import styles from './doctor-page.module.css';

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
      <QueryStates query={query} errorTitle={t('doctor.error')} skeleton={<PageSkeleton height="60rem" />}>
        {(diagnosis) => <Table diagnosis={diagnosis} />}
      </QueryStates>
    </>
  );
}

const STATE_ORDER = ['off', 'limited', 'ready'];

const rankOf = (finding: Finding | undefined) => STATE_ORDER.indexOf(finding?.state ?? 'ready');

function areasOf(findings: readonly Finding[]) {
  return DOCTOR_AREAS.map((area) => ({
    area,
    findings: findings
      .filter((finding) => finding.area === area)
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  })).toSorted((one, other) => rankOf(one.findings[0]) - rankOf(other.findings[0]));
}

function Table({ diagnosis: { findings, yourAddress } }: { diagnosis: Diagnosis }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const urgent = findings.filter(({ isUrgent }) => isUrgent);
  const count = (state: Finding['state']) =>
    number(findings.filter((finding) => finding.state === state).length);
  return (
    <Stack gap={6}>
      <StatRow isCompact className={styles.summary}>
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
      {areasOf(findings.filter(({ isUrgent }) => !isUrgent)).map(({ area, findings: ofArea }) => (
        <Window key={area} title={t(`doctor.area.${area}`)} icon={AREA_ICONS[area]} isFlush>
          <FindingsTable caption={t(`doctor.area.${area}`)} findings={ofArea} />
        </Window>
      ))}
      <SoftText>{t('doctor.yourAddress', { address: yourAddress })}</SoftText>
    </Stack>
  );
}

import { ABSENT, DAY_MS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Badge, Button, type DataColumn, DataTable, Notice, Window, SoftText, Stack } from '@portico/ui';
import { useState } from 'react';
import { CanaryDialog, type CanaryStep, FromTo } from './release-dialogs';
import { ReleaseTime, useFileSize, Version } from './release-cells';
import type { RemoteRelease, PastCanary } from './releases.queries';
import styles from './canary-window.module.css';
import historyWindow from './history-window.module.css';

type Canary = NonNullable<RemoteRelease['canary']>;
type Group = Canary['canary'];

/** Running canaries: the version for a share of the visitors beside the version for the others. */
export function CanaryWindow({ remotes }: { remotes: readonly RemoteRelease[] }) {
  const t = useTexts('mfe-admin');
  const running = remotes.flatMap(({ name, canary }) => (canary === null ? [] : [{ name, canary }]));
  // Kept here, because the canary is gone from the list while the outcome is shown.
  const [chosen, setChosen] = useState<{ name: string; step: CanaryStep; from: string; to: string }>();
  return (
    <>
      {running.length > 0 && (
        <Window title={t('releases.canary.title')} icon="users" isFlush>
          {running.map(({ name, canary }) => (
            <RunningCanary
              key={name}
              name={name}
              canary={canary}
              onStep={(step) =>
                setChosen({ name, step, from: canary.control.version, to: canary.canary.version })
              }
            />
          ))}
        </Window>
      )}
      {chosen && <CanaryDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface RunningCanaryProps {
  name: string;
  canary: Canary;
  onStep: (step: 'promote' | 'stop') => void;
}

function RunningCanary({ name, canary, onStep }: RunningCanaryProps) {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  const { share, since, problem } = canary;
  return (
    <Stack as="section" gap={3} className={styles.root} aria-label={name}>
      <header className={styles.head}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <ReleaseTime time={since} />
        <span className={styles.acts}>
          <Button size="small" icon="check" onClick={() => onStep('promote')}>
            {t('releases.canary.promote.button')}
          </Button>
          <Button size="small" icon="close" onClick={() => onStep('stop')}>
            {t('releases.canary.stop.button')}
          </Button>
        </span>
        <p className={styles.lead}>{t('releases.canary.lead', { share: percent(share, 0) })}</p>
      </header>
      {problem !== null && (
        <Notice tone="danger" title={t('releases.canary.problem')}>
          <p dir="auto">{problem}</p>
        </Notice>
      )}
      <DataTable
        caption={t('releases.canary.title')}
        columns={useGroupColumns(canary)}
        rows={[canary.canary, canary.control]}
        rowKey={({ version }) => version}
        isRowMarked={(group) => group === canary.canary}
        isFlowing
        density="comfortable"
      />
      <RuleNote rule={canary.rule} since={since} />
    </Stack>
  );
}

function useGroupColumns({ canary }: Canary): DataColumn<Group>[] {
  const t = useTexts('mfe-admin');
  const { number, percent } = useFormat();
  const sizeOf = useFileSize();
  const milliseconds = (value: number | null) =>
    value === null ? ABSENT : <bdi dir="ltr">{number(value)} ms</bdi>;
  return columnsOf(t, {
    'releases.column.version': {
      onCard: 'title',
      cell: (group) => (
        <span className={styles.version}>
          <Version version={group.version} />
          <Badge tone={group === canary ? 'info' : 'good'}>
            {t(group === canary ? 'releases.canary.canary' : 'releases.canary.live')}
          </Badge>
        </span>
      ),
    },
    'releases.canary.column.visitors': {
      align: 'end',
      isLabelled: true,
      cell: ({ visitors }) => number(visitors),
    },
    'releases.canary.column.faults': {
      align: 'end',
      isLabelled: true,
      cell: ({ visitors, faults }) =>
        visitors === 0 ? ABSENT : `${number(faults)} · ${percent((100 * faults) / visitors, 1)}`,
    },
    'releases.canary.column.lcp': { align: 'end', isLabelled: true, cell: ({ lcp }) => milliseconds(lcp) },
    'releases.canary.column.cls': {
      align: 'end',
      isLabelled: true,
      cell: ({ cls }) => (cls === null ? ABSENT : number(cls / 1000)),
    },
    'releases.canary.column.inp': { align: 'end', isLabelled: true, cell: ({ inp }) => milliseconds(inp) },
    'releases.column.size': {
      align: 'end',
      cell: ({ brotliBytes }) => (brotliBytes === null ? ABSENT : <bdi dir="ltr">{sizeOf(brotliBytes)}</bdi>),
    },
  });
}

/** The rule of the settings, in words. */
function RuleNote({ rule, since }: Pick<Canary, 'rule' | 'since'>) {
  const t = useTexts('mfe-admin');
  const { number, percent, date } = useFormat();
  const { promoteAfter, minFaults, falseRollbacks, maxDays, evidence } = rule;
  return (
    <div className={styles.rule}>
      <p>
        {promoteAfter === 0
          ? t('releases.canary.rule.byHand')
          : t('releases.canary.rule.promote', { visitors: number(promoteAfter) })}
      </p>
      <p>
        {t('releases.canary.rule.rollback', {
          faults: number(minFaults),
          evidence: percent(100 * evidence, 0),
          bound: percent(100 * falseRollbacks, 1),
        })}
      </p>
      {maxDays > 0 && <p>{t('releases.canary.rule.time', { date: date(since + maxDays * DAY_MS) })}</p>}
    </div>
  );
}

const TONES = { promoted: 'good', stopped: 'neutral', rolled_back: 'danger', replaced: 'neutral' } as const;

const RULE_REASONS = ['faults', 'silence', 'time'] as const;
const isRuleReason = (reason: string): reason is (typeof RULE_REASONS)[number] =>
  RULE_REASONS.some((each) => each === reason);

/** Canaries of a remote, the running one too. Each row says who ran it, when, why it ended, and its counts. */
export function PastCanaries({ canaries }: { canaries: readonly PastCanary[] }) {
  const t = useTexts('mfe-admin');
  if (canaries.length === 0) return <SoftText>{t('releases.canary.past.none')}</SoftText>;
  return (
    <ol className={historyWindow.list}>
      {canaries.map((canary) => (
        <li key={canary.startedAt} className={historyWindow.entry}>
          <PastCanaryEntry canary={canary} />
        </li>
      ))}
    </ol>
  );
}

function PastCanaryEntry({ canary }: { canary: PastCanary }) {
  const t = useTexts('mfe-admin');
  const { number, percent } = useFormat();
  const { outcome, endedAt, isByRule, endReason } = canary;
  const endedBy =
    canary.endedBy ?? t(isByRule ? 'releases.canary.past.byRule' : 'releases.canary.past.command');
  return (
    <>
      <FromTo from={canary.comparedWith} to={canary.version} />
      <SoftText as="span">
        {percent(canary.share, 0)} · <bdi>{canary.startedBy ?? t('releases.canary.past.command')}</bdi> ·{' '}
        <ReleaseTime time={canary.startedAt} />
      </SoftText>
      {canary.startReason !== null && <bdi className={historyWindow.reason}>{canary.startReason}</bdi>}
      <span className={historyWindow.state}>
        <Badge tone={outcome === null ? 'info' : TONES[outcome]}>
          {t(`releases.canary.past.${outcome ?? 'running'}`)}
        </Badge>
        {endedAt !== null && (
          <SoftText as="span">
            <bdi>{endedBy}</bdi> · <ReleaseTime time={endedAt} />
          </SoftText>
        )}
      </span>
      {endReason !== null && (
        <bdi className={historyWindow.reason}>
          {isByRule && isRuleReason(endReason) ? t(`releases.canary.past.${endReason}`) : endReason}
        </bdi>
      )}
      {endedAt !== null && (
        <SoftText as="span">
          {t('releases.canary.past.counts', {
            canaryFaults: number(canary.canaryFaults),
            canaryVisitors: number(canary.canaryVisitors),
            controlFaults: number(canary.controlFaults),
            controlVisitors: number(canary.controlVisitors),
          })}
        </SoftText>
      )}
    </>
  );
}

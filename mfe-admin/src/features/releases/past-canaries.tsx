import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, SoftText } from '@portico/ui';
import { ReleaseTime } from './release-cells';
import type { PastCanary } from './releases.queries';
import { FromTo } from './release-dialogs';
import styles from './history-window.module.css';

const TONES = { promoted: 'good', stopped: 'neutral', rolled_back: 'danger', replaced: 'neutral' } as const;

const RULE_REASONS = ['faults', 'silence', 'time'] as const;
const isRuleReason = (reason: string): reason is (typeof RULE_REASONS)[number] =>
  RULE_REASONS.some((each) => each === reason);

/** Canaries of a remote, the running one too. Each row says who ran it, when, why it ended, and its counts. */
export function PastCanaries({ canaries }: { canaries: readonly PastCanary[] }) {
  const t = useTexts('mfe-admin');
  if (canaries.length === 0) return <SoftText>{t('releases.canary.past.none')}</SoftText>;
  return (
    <ol className={styles.list}>
      {canaries.map((canary) => (
        <li key={canary.startedAt} className={styles.entry}>
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
      {canary.startReason !== null && <bdi className={styles.reason}>{canary.startReason}</bdi>}
      <span className={styles.state}>
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
        <bdi className={styles.reason}>
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

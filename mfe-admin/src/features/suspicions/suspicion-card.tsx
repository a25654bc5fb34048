import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Button, Icon, LinkButton } from '@portico/ui';
import { SUSPICION_EVIDENCE, SECOND_MS, MINUTE_MS } from '@portico/domain';
import { AccountLink } from '../../shared/account/account-link';
import { useDuration } from '../../shared/duration/use-duration';
import { useStory } from '../../shared/story/use-story';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import type { Evidence, Suspicion } from './suspicions.queries';
import styles from './suspicion-card.module.css';

interface SuspicionCardProps {
  suspicion: Suspicion;
  onLook: (suspicion: Suspicion) => void;
}

export function SuspicionCard({ suspicion, onLook }: SuspicionCardProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const ruleText = useRuleText();
  const { hrefFor } = useStory();
  const { accountId, accountName, at, rule, evidence, lookedAt } = suspicion;
  const name = accountName ?? `#${accountId}`;
  const when = format.relativeTime(at);
  const look = t(lookedAt === null ? 'suspicions.look.button' : 'suspicions.look.change');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <AccountLink id={accountId} className={styles.name}>
          {name}
        </AccountLink>
        <Badge tone={lookedAt === null ? 'danger' : 'neutral'} icon={lookedAt === null ? 'warning' : 'check'}>
          {ruleText(rule)}
        </Badge>
        <time className={styles.time} dateTime={new Date(at).toISOString()} title={format.date(at)}>
          {when}
        </time>
      </div>
      <EvidenceList evidence={evidence} />
      {lookedAt !== null && <LookedAt lookedAt={lookedAt} />}
      <div className={styles.actions}>
        <LinkButton
          href={hrefFor(accountId, at)}
          size="small"
          icon="scroll"
          aria-label={t('story.openOf', { name })}
        >
          {t('story.open')}
        </LinkButton>
        <Button
          size="small"
          icon="check"
          aria-label={t('suspicions.look.of', { act: look, name, rule: ruleText(rule), when })}
          onClick={() => onLook(suspicion)}
        >
          {look}
        </Button>
      </div>
    </li>
  );
}

function EvidenceList({ evidence }: Pick<Suspicion, 'evidence'>) {
  const { labelOf, valueOf } = useEvidenceText();
  return (
    <dl className={styles.evidence}>
      {evidence.map((one) => (
        <div key={one.name} className={styles.fact}>
          <dt>{labelOf(one.name)}</dt>
          <dd>
            <bdi>{valueOf(one)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LookedAt({ lookedAt: { at, by, note } }: { lookedAt: NonNullable<Suspicion['lookedAt']> }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  return (
    <div className={styles.looked}>
      <Icon name="check" size={16} />
      <div>
        <p title={format.date(at)}>
          {t('suspicions.lookedBy', { name: by ?? t('frame.gone'), when: format.relativeTime(at) })}
        </p>
        {note !== '' && (
          <p className={styles.note}>
            <bdi dir="auto">{note}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** Values of unknown names are shown as they are. */
function useEvidenceText() {
  const t = useTexts('mfe-admin');
  const { number, date } = useFormat();
  const durationOf = useDuration();
  return {
    labelOf: (name: string) => {
      const known = SUSPICION_EVIDENCE.find((one) => one === name);
      return known === undefined ? name : t(`suspicions.evidence.${known}`);
    },
    valueOf: ({ name, value }: Evidence) => {
      if (typeof value === 'string') return value;
      if (name.endsWith('At')) return value === 0 ? t('suspicions.never') : date(value);
      if (name.endsWith('Minutes')) return durationOf(value * MINUTE_MS);
      if (name.endsWith('Seconds')) return durationOf(value * SECOND_MS);
      return number(value);
    },
  };
}

import { Moment, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Button, CheckField, Icon, LinkButton } from '@portico/ui';
import { MINUTE_MS, SECOND_MS, SUSPICION_EVIDENCE, grouped } from '@portico/domain';
import { BanBadge, AccountLink } from '../../shared/account/account-badges';
import { useDuration } from '../../shared/use-duration';
import { useStory } from '../../shared/story/story-state';
import { useRuleText } from '../../shared/use-rule-text';
import type { Evidence, Suspicion } from './suspicions.queries';
import styles from './suspicion-row.module.css';

interface SuspicionRowProps {
  group: FindingGroup;
  isSelected: boolean;
  onSelect: (group: FindingGroup, isSelected: boolean) => void;
  onReview: (findings: readonly Suspicion[]) => void;
  onBan: (findings: readonly Suspicion[]) => void;
}

export function SuspicionRow({ group, isSelected, onSelect, onReview, onBan }: SuspicionRowProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const ruleText = useRuleText();
  const { hrefFor } = useStory();
  const { findings, accounts } = group;
  const [{ accountId, at, rule, evidence, review }] = findings;
  const isRing = accounts.length > 1;
  const ring = t('suspicions.ring', { count: accounts.length });
  const nameOf = (account: FindingGroup['accounts'][number]) =>
    account.accountName ?? `#${account.accountId}`;
  const name = isRing ? ring : accounts.map(nameOf).join();
  const when = format.relativeTime(at);
  const act = t(review === null ? 'suspicions.review.button' : 'suspicions.review.change');
  const bannable = accounts.filter(({ ban }) => ban === null).length;
  const banAct = isRing ? t('suspicions.ban.accounts', { count: bannable }) : t('account.act.ban');
  return (
    <li className={styles.row}>
      <CheckField
        className={styles.check}
        checked={isSelected}
        aria-label={t('suspicions.many.select', { name, rule: ruleText(rule) })}
        onChange={(isChosen) => onSelect(group, isChosen)}
      />
      <div className={styles.words}>
        {isRing && (
          <Badge tone="warning" icon="users">
            {ring}
          </Badge>
        )}
        {accounts.map((account) => (
          <span key={account.accountId} className={styles.account}>
            <AccountLink id={account.accountId} className={styles.name}>
              {nameOf(account)}
            </AccountLink>
            <BanBadge ban={account.ban} />
          </span>
        ))}
        <Badge tone={review === null ? 'danger' : 'neutral'} icon={review === null ? 'warning' : 'check'}>
          {ruleText(rule)}
        </Badge>
        <Moment at={at} className={styles.time} />
        {findings.length > 1 && <span>{t('suspicions.total', { count: findings.length })}</span>}
        <EvidenceList evidence={evidence.filter((one) => !isRing || !isSizeOf(accounts.length, one))} />
        {review !== null && <Reviewed review={review} />}
      </div>
      <div className={styles.actions}>
        {!isRing && (
          <LinkButton
            href={hrefFor(accountId, at)}
            size="small"
            icon="scroll"
            aria-label={t('story.openOf', { name })}
          >
            {t('story.title')}
          </LinkButton>
        )}
        <Button
          size="small"
          icon="check"
          aria-label={t('suspicions.review.of', { act, name, rule: ruleText(rule), when })}
          onClick={() => onReview(findings)}
        >
          {act}
        </Button>
        {bannable > 0 && (
          <Button
            size="small"
            variant="danger"
            aria-label={t('suspicions.review.of', { act: banAct, name, rule: ruleText(rule), when })}
            onClick={() => onBan(findings)}
          >
            {banAct}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Evidence that repeats the size of a ring, which its badge names. */
const isSizeOf = (size: number, { name, value }: Evidence) =>
  (name === 'accounts' || name === 'accountsInARow') && value === size;

/** Values of unknown names are shown as they are. */
function EvidenceList({ evidence }: Pick<Suspicion, 'evidence'>) {
  const t = useTexts('mfe-admin');
  const { number, date } = useFormat();
  const durationOf = useDuration();
  const labelOf = (name: string) => {
    const known = SUSPICION_EVIDENCE.find((one) => one === name);
    return known === undefined ? name : t(`suspicions.evidence.${known}`);
  };
  const valueOf = ({ name, value }: Evidence) => {
    if (typeof value === 'string') return value;
    if (name.endsWith('At')) return value === 0 ? t('suspicions.never') : date(value);
    if (name.endsWith('Minutes')) return durationOf(value * MINUTE_MS);
    if (name.endsWith('Seconds')) return durationOf(value * SECOND_MS);
    return number(value);
  };
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

function Reviewed({ review: { at, by, note } }: { review: NonNullable<Suspicion['review']> }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  return (
    <div className={styles.reviewed}>
      <Icon name="check" size={16} />
      <div>
        <p title={format.date(at)}>
          {t('suspicions.reviewedBy', { name: by ?? t('frame.gone'), when: format.relativeTime(at) })}
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

/** Findings that are decided together: those of a ring, or what one rule found about one account. */
export interface FindingGroup {
  key: string;
  findings: readonly [Suspicion, ...Suspicion[]];
  /** Accounts of the group, each once. A group with fewer than two is no ring. */
  accounts: readonly Pick<Suspicion, 'accountId' | 'accountName' | 'ban'>[];
}

/**
 * Groups open findings, because a rule finds the same accounts day after day. Accounts that voted in turn from one
 * network have findings with the same time and network: a ring. Reviewed findings stay apart, each with its note.
 */
export function groupsOf(suspicions: readonly Suspicion[]): FindingGroup[] {
  const days = grouped(suspicions, dayKeyOf);
  const groups = [...grouped([...days.values()], groupKeyOf)].flatMap(([key, parts]) => {
    const [first, ...others] = parts.flat();
    return first === undefined ? [] : [groupOf(key, [first, ...others])];
  });
  const whole = groups.filter((group) => !groups.some((ring) => isPartOf(group, ring)));
  return whole.map((ring) => {
    const parts = groups.filter((group) => whole.find((one) => isPartOf(group, one)) === ring);
    return groupOf(ring.key, [...ring.findings, ...parts.flatMap(({ findings }) => findings)]);
  });
}

function groupOf(key: string, findings: FindingGroup['findings']): FindingGroup {
  const accounts = [...new Map(findings.map((finding) => [finding.accountId, finding])).values()];
  return { key, findings, accounts };
}

/** A day on which only some accounts of a ring were found belongs to the ring. */
function isPartOf(part: FindingGroup, ring: FindingGroup): boolean {
  return (
    part.accounts.length > 1 &&
    part.accounts.length < ring.accounts.length &&
    part.accounts.every(({ accountId }) => ring.accounts.some((one) => one.accountId === accountId))
  );
}

/** Returns the same key for findings of the same network and time; a key of its own for any other. */
function dayKeyOf({ id, rule, at, review, evidence }: Suspicion): string {
  const isOfMany = rule === 'shared-network' && review === null;
  return isOfMany ? `${at} ${evidence.find(({ name }) => name === 'network')?.value}` : String(id);
}

function groupKeyOf(findings: readonly Suspicion[]): string {
  const ids = findings.map(({ accountId }) => accountId).sort((one, other) => one - other);
  const [first] = findings;
  return first === undefined || first.review !== null
    ? `reviewed ${first?.id}`
    : `${first.rule} ${ids.join(' ')}`;
}

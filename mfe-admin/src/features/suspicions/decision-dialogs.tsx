import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { FormDialog } from '@portico/portal-kit/dialog';
import { Button, FormError, Notice } from '@portico/ui';
import { useState } from 'react';
import {
  SentenceField,
  type SentenceFieldProps,
  ReasonField,
  useReason,
} from '../../shared/fields/reason-field';
import { useRuleText } from '../../shared/use-rule-text';
import { useReview, type Suspicion, useBanFound, type BannedFound } from './suspicions.queries';
import { BanFields, useBan } from '../../shared/account/ban-fields';
import styles from './suspicions-page.module.css';

export function ReviewDialog({ findings, onClose }: { findings: readonly Suspicion[]; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const [single] = findings.length === 1 ? findings : [];
  const [note, setNote] = useState(single?.review?.note ?? '');
  const sending = useReview(findings.map(({ id }) => id));
  return (
    <FormDialog
      title={t('suspicions.review.title')}
      sending={sending}
      onSubmit={() => sending.mutate(note.trim(), { onSuccess: onClose })}
      onClose={onClose}
      submitText={t('suspicions.review.confirm')}
    >
      {single === undefined && <AccountNames findings={findings} />}
      <p>
        {single === undefined
          ? t('suspicions.many.text', { count: findings.length })
          : t('suspicions.review.text', {
              name: nameOf(single),
              rule: ruleText(single.rule),
            })}
      </p>
      <ReviewNote value={note} onChange={setNote} isReadOnly={sending.isPending} />
    </FormDialog>
  );
}

const nameOf = ({ accountId, accountName }: Pick<Suspicion, 'accountId'> & Partial<Suspicion>) =>
  accountName ?? `#${accountId}`;

/** Names of the accounts of findings, each once. */
function AccountNames({ findings }: { findings: readonly Suspicion[] }) {
  return (
    <p>
      <bdi>{[...new Set(findings.map(nameOf))].join(', ')}</bdi>
    </p>
  );
}

function ReviewNote(field: Pick<SentenceFieldProps, 'value' | 'onChange' | 'isReadOnly'>) {
  const t = useTexts('mfe-admin');
  return (
    <SentenceField {...field} label={t('suspicions.review.note')} hint={t('suspicions.review.noteHint')} />
  );
}

/** Open findings of accounts that are banned already are reviewed with one press. */
export function ReviewBanned({ listed, onDone }: { listed: readonly Suspicion[]; onDone: () => void }) {
  const t = useTexts('mfe-admin');
  const open = listed.filter(({ ban, review }) => ban !== null && review === null);
  const sending = useReview(open.map(({ id }) => id));
  if (open.length === 0) return null;
  return (
    <div className={styles.banned}>
      <Button
        size="small"
        icon="check"
        isPending={sending.isPending}
        onClick={() => sending.mutate(t('suspicions.banned.note'), { onSuccess: onDone })}
      >
        {t('suspicions.banned.review', { count: open.length })}
      </Button>
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
    </div>
  );
}

interface BanDialogProps {
  findings: readonly [Suspicion, ...Suspicion[]];
  onClose: () => void;
}

/** Bans the accounts of findings that are not banned yet. Only the staff note names the rule, because players can read the reason. */
export function BanDialog({ findings: found, onClose }: BanDialogProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const findings = found.filter((finding) => finding.ban === null);
  const [first = found[0]] = findings;
  const accounts = new Set(findings.map(({ accountId }) => accountId));
  const sending = useBanFound(findings);
  const { field, read } = useReason();
  const [note, setNote] = useState(ruleText(found[0].rule));
  const ban = useBan();
  const submit = () => {
    const terms = ban.read();
    const reason = read(terms !== undefined);
    if (terms !== undefined && reason !== undefined)
      sending.mutate({ ban: { reason, ...terms }, note: note.trim() });
  };
  return (
    <FormDialog
      title={
        accounts.size === 1
          ? t('account.dialog.ban.title', { name: nameOf(first) })
          : t('suspicions.ban.title', { count: accounts.size })
      }
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      submitText={t('account.act.ban')}
      variant="danger"
      outcome={sending.data && <Outcome outcome={sending.data} findings={findings} />}
    >
      {accounts.size > 1 && <AccountNames findings={findings} />}
      <p>{t('suspicions.ban.text')}</p>
      <BanFields {...ban.fields} isReadOnly={sending.isPending} />
      <ReasonField
        {...field}
        isReadOnly={sending.isPending}
        isFirstFocused
        hint={t('account.dialog.reasonShown')}
      />
      <ReviewNote value={note} onChange={setNote} isReadOnly={sending.isPending} />
    </FormDialog>
  );
}

function Outcome({ outcome, findings }: { outcome: BannedFound; findings: readonly Suspicion[] }) {
  const t = useTexts('mfe-admin');
  const { banned, refused, reviewError } = outcome;
  return (
    <Notice
      tone={refused.length === 0 && reviewError === undefined ? 'good' : 'warning'}
      title={t('suspicions.ban.done', { count: banned.length })}
    >
      {refused.map(({ id, error }) => (
        <p key={id}>
          <bdi>{nameOf(findings.find(({ accountId }) => accountId === id) ?? { accountId: id })}</bdi>:{' '}
          {errorText(error)}
        </p>
      ))}
      {reviewError !== undefined && (
        <p>
          {t('suspicions.review.title')}: {errorText(reviewError)}
        </p>
      )}
    </Notice>
  );
}

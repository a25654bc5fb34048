import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { FormDialog } from '@portico/portal-kit/dialog';
import { Button, FormError } from '@portico/ui';
import { useState } from 'react';
import { SentenceField, type SentenceFieldProps } from '../../shared/reason-field';
import { useRuleText } from '../../shared/use-rule-text';
import { useReview, type Suspicion } from './suspicions.queries';

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
      <p>
        {single === undefined
          ? t('suspicions.many.text', { count: findings.length })
          : t('suspicions.review.text', {
              name: single.accountName ?? `#${single.accountId}`,
              rule: ruleText(single.rule),
            })}
      </p>
      <ReviewNote value={note} onChange={setNote} isReadOnly={sending.isPending} />
    </FormDialog>
  );
}

export function ReviewNote(field: Pick<SentenceFieldProps, 'value' | 'onChange' | 'isReadOnly'>) {
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
    <>
      <Button
        size="small"
        icon="check"
        isPending={sending.isPending}
        onClick={() => sending.mutate(t('suspicions.banned.note'), { onSuccess: onDone })}
      >
        {t('suspicions.banned.review', { count: open.length })}
      </Button>
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
    </>
  );
}

import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
import { useState } from 'react';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import { ReviewNote } from './review-note';
import { useReview, type Suspicion } from './suspicions.queries';

/** Marks findings as reviewed, with a note for later reviewers. */
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

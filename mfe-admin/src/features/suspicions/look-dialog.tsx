import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FormDialog } from '@portico/portal-kit/dialog';
import { useState } from 'react';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import { LookNote } from './look-note';
import { useLook, type Suspicion } from './suspicions.queries';

interface LookDialogProps {
  findings: readonly Suspicion[];
  onClose: () => void;
}

/** Marks findings as looked at, with a note for whoever looks next. */
export function LookDialog({ findings, onClose }: LookDialogProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const { number } = useFormat();
  const [single] = findings.length === 1 ? findings : [];
  const [note, setNote] = useState(single?.lookedAt?.note ?? '');
  const sending = useLook(findings.map(({ id }) => id));
  return (
    <FormDialog
      title={t('suspicions.look.title')}
      sending={sending}
      onSubmit={() => sending.mutate(note.trim(), { onSuccess: onClose })}
      onClose={onClose}
      submitText={t('suspicions.look.confirm')}
    >
      <p>
        {single === undefined
          ? t('suspicions.many.text', { count: findings.length, formatted: number(findings.length) })
          : t('suspicions.look.text', {
              name: single.accountName ?? `#${single.accountId}`,
              rule: ruleText(single.rule),
            })}
      </p>
      <LookNote value={note} onChange={setNote} isReadOnly={sending.isPending} />
    </FormDialog>
  );
}

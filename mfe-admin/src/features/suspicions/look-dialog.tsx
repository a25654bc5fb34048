import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
import { FormField } from '@portico/ui';
import { useState } from 'react';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import { useLook, type Suspicion } from './suspicions.queries';

interface LookDialogProps {
  suspicion: Suspicion;
  onClose: () => void;
}

export function LookDialog({ suspicion, onClose }: LookDialogProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const [note, setNote] = useState(suspicion.lookedAt?.note ?? '');
  const sending = useLook(suspicion.id);
  return (
    <FormDialog
      title={t('suspicions.look.title')}
      sending={sending}
      onSubmit={() => sending.mutate(note.trim(), { onSuccess: onClose })}
      onClose={onClose}
      submitText={t('suspicions.look.confirm')}
    >
      <p>
        {t('suspicions.look.text', {
          name: suspicion.accountName ?? `#${suspicion.accountId}`,
          rule: ruleText(suspicion.rule),
        })}
      </p>
      <FormField
        label={t('suspicions.look.note')}
        hint={t('suspicions.look.noteHint')}
        autoCapitalize="sentences"
        autoComplete="off"
        maxLength={ADMIN_REASON_MAX_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        readOnly={sending.isPending}
      />
    </FormDialog>
  );
}

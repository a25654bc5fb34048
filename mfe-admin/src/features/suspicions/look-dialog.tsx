import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Dialog, DialogFooter, FormError, FormField } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import styles from './suspicions-page.module.css';
import { useLook, type Suspicion } from './suspicions.queries';

interface LookDialogProps {
  suspicion: Suspicion;
  onClose: () => void;
}

/** Marks a finding as looked at, with a note for whoever looks next. */
export function LookDialog({ suspicion, onClose }: LookDialogProps) {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const [note, setNote] = useState(suspicion.lookedAt?.note ?? '');
  const { mutate, error, isPending, submittedAt } = useLook(suspicion.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(note.trim(), { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      isHeld={isPending}
      onClose={onClose}
      title={t('suspicions.look.title')}
      closeText={t('suspicions.look.cancel')}
    >
      <form method="post" noValidate className={styles.look} onSubmit={submit}>
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
          readOnly={isPending}
        />
        {error !== null && <FormError attempt={submittedAt}>{errorText(error)}</FormError>}
        <DialogFooter>
          <Button disabled={isPending} onClick={onClose}>
            {t('suspicions.look.cancel')}
          </Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t('suspicions.look.confirm')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

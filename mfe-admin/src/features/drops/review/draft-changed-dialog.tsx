import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Button, Dialog, FormError } from '@portico/ui';
import type { Saving } from './use-saving';
import styles from './review.module.css';

/** Another admin saved the draft meanwhile: nothing is lost before it is decided which holds. */
export function DraftChangedDialog({ saving }: { saving: Saving }) {
  const t = useTexts('mfe-admin');
  const { saveAsNew, overwrite, openTheirs, leave, isPending, readingError } = saving;
  return (
    <Dialog
      isOpen
      isHeld={isPending}
      onClose={leave}
      title={t('drops.review.changed.title')}
      closeText={t('dropEdits.cancel')}
    >
      <div className={styles.changed}>
        <p>{t('drops.review.changed.text')}</p>
        <Button variant="primary" isPending={isPending} onClick={saveAsNew}>
          {t('drops.review.changed.asNew')}
        </Button>
        <Button isPending={isPending} onClick={overwrite}>
          {t('drops.review.changed.overwrite')}
        </Button>
        <Button variant="danger" isPending={isPending} onClick={openTheirs}>
          {t('drops.review.changed.theirs')}
        </Button>
        {readingError !== null && <FormError>{errorText(readingError)}</FormError>}
      </div>
    </Dialog>
  );
}

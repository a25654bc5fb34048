import { kitText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, IconButton, useModalPopover } from '@portico/ui';
import { useId } from 'react';
import { AdvancedForm } from './advanced-form';
import styles from './market-search.module.css';
import { activeFilters } from './active-filters';
import { searchHref } from './search-view';
import type { SearchView } from './search-view';

/** The rest of what one may ask for, in a modal. A native popover: it opens before scripts are there, and the form in it is a GET form. */
export function AdvancedSearch({ view }: { view: SearchView }) {
  const t = useTexts('mfe-market');
  const id = useId();
  const modal = useModalPopover<HTMLDialogElement>((dialog) => dialog.querySelector('select'));
  const active = activeFilters(view).length;
  return (
    <>
      <Button icon="settings" className={styles.open} popoverTarget={id} title={t('advanced.title')}>
        <span className={styles.openText}>
          {active > 0 ? t('advanced.openActive', { count: active }) : t('advanced.open')}
        </span>
      </Button>
      <dialog {...modal} id={id} className={styles.dialog} popover="auto" aria-labelledby={`${id}-title`}>
        <div className={styles.bar}>
          <h2 id={`${id}-title`}>{t('advanced.title')}</h2>
          <IconButton
            icon="close"
            className={styles.close}
            label={kitText('kit.close')}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <AdvancedForm key={searchHref(view)} view={view} onDone={() => modal.ref.current?.hidePopover()} />
      </dialog>
    </>
  );
}

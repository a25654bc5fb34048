import { useTexts } from '@portico/i18n';
import { useCopy } from '@portico/portal-kit/copy-button';
import { Button } from '@portico/ui';
import styles from './copy-link-button.module.css';

function addressOfPage(): string {
  return location.href;
}

export interface CopyLinkButtonProps {
  /** Returns the text to copy, by default the page's address. */
  addressOf?: () => string;
}

/** Copies the page's address. If the browser refuses, shows and selects it instead. */
export function CopyLinkButton({ addressOf = addressOfPage }: CopyLinkButtonProps) {
  const t = useTexts('mfe-public');
  const { state, setState, copy } = useCopy();
  return (
    <span className={styles.root}>
      <Button icon={state === 'copied' ? 'check' : 'link'} onClick={() => void copy(addressOf())}>
        {t('share.copy')}
      </Button>
      <span aria-live="polite" className={state === 'copied' ? styles.note : styles.silent}>
        {state === 'copied' && t('share.copied')}
      </span>
      {state === 'refused' && (
        <input
          ref={(input) => input?.select()}
          className={styles.address}
          aria-label={t('share.manual')}
          readOnly
          dir="ltr"
          defaultValue={addressOf()}
          onBlur={() => setState('idle')}
        />
      )}
    </span>
  );
}

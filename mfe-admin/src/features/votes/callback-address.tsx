import { kitText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useState } from 'react';
import styles from './site-card.module.css';

type State = 'idle' | 'copied' | 'refused';

interface CallbackAddressProps {
  address: string;
  /** Name of the vote site. */
  name: string;
  /** The setting whose value replaces its name in the address. */
  secret: string | null;
}

/** What is entered at the site as the address for its callbacks, to be copied. */
export function CallbackAddress({ address, name, secret }: CallbackAddressProps) {
  const t = useTexts('mfe-admin');
  const [state, setState] = useState<State>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // Not allowed, or not there without HTTPS: it can be selected.
      setState('refused');
    }
  };
  const words = {
    idle: t('votes.address.copy'),
    copied: kitText('kit.copied'),
    refused: t('votes.address.refused'),
  };
  return (
    <div className={styles.address}>
      <span className={styles.label}>{t('votes.address.label')}</span>
      <code dir="ltr" className={styles.url}>
        {address}
      </code>
      {secret !== null && <span className={styles.label}>{t('votes.address.secret', { name: secret })}</span>}
      <Button
        size="small"
        icon={state === 'copied' ? 'check' : 'link'}
        aria-label={state === 'idle' ? t('votes.address.copyOf', { name }) : undefined}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{words[state]}</span>
      </Button>
    </div>
  );
}

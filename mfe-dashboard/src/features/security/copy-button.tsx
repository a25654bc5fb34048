import { kitText } from '@portico/portal-kit';
import { Button, Icon } from '@portico/ui';
import { useState } from 'react';
import { useTexts } from '@portico/i18n';
import styles from './copy-button.module.css';
import { PanelIcon } from './panel-icon';

type State = 'idle' | 'copied' | 'refused';

/** Copies a text that stands beside it; where the browser does not let it, says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts('mfe-dashboard');
  const [state, setState] = useState<State>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not allowed, or not there without HTTPS: it can be selected.
      setState('refused');
    }
  };
  const words = { idle: label, copied: kitText('kit.copied'), refused: t('security.copyRefused') };
  return (
    <Button size="small" onClick={() => void copy()}>
      <span className={styles.content}>
        {state === 'copied' ? <Icon name="check" size={16} /> : <PanelIcon name="copy" />}
        <span aria-live="polite">{words[state]}</span>
      </span>
    </Button>
  );
}

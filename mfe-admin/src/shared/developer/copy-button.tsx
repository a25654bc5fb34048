import { kitText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useEffect, useState } from 'react';

type State = 'idle' | 'copied' | 'refused';

/** Copies a text that stands beside it; where the browser does not let it, says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts('mfe-admin');
  const [state, setState] = useState<State>('idle');
  useEffect(() => setState('idle'), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not allowed, or not there without HTTPS: it can be selected.
      setState('refused');
    }
  };
  const words = { idle: label, copied: kitText('kit.copied'), refused: t('developer.copyRefused') };
  return (
    <Button size="small" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}

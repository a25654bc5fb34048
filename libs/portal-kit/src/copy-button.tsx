import { Button, type ButtonProps } from '@portico/ui';
import { useEffect, useState } from 'react';
import { kitText } from './kit-texts';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  text: string;
  label: string;
  /** Called if the browser refuses: the page can then select the text, for instance. */
  onRefused?: () => void;
}

type State = 'idle' | 'copied' | 'refused';

/** Copies a text that is shown beside it; says so if the browser refuses. */
export function CopyButton({ text, label, onRefused, ...button }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => setState('idle'), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Copying is not allowed, or not available without HTTPS.
      setState('refused');
      onRefused?.();
    }
  };
  const words = { idle: label, copied: kitText('kit.copied'), refused: kitText('kit.copyRefused') };
  return (
    <Button {...button} icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}

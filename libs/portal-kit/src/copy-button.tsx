import { Button, type ButtonProps } from '@portico/ui';
import { useEffect, useState } from 'react';
import { kitText } from './kit-texts';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  text: string;
  label: string;
  /** Where the browser does not let it: the text can be selected, for instance. */
  onRefused?: () => void;
}

type State = 'idle' | 'copied' | 'refused';

/** Copies a text that stands beside it; where the browser does not let it, says so. */
export function CopyButton({ text, label, onRefused, ...button }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => setState('idle'), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not allowed, or not there without HTTPS.
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

import { Button, type ButtonProps } from '@portico/ui';
import { useEffect, useState } from 'react';
import { kitText } from './kit-texts';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  text: string;
  label: string;
  /** Accessible name until it is used, where the label alone does not tell which text. */
  name?: string;
  /** Advice where the browser does not let it, if there is better. */
  refusedText?: string;
  /** Where the browser does not let it: the text can be selected, for instance. */
  onRefused?: () => void;
}

/** Copies to the clipboard; where the browser does not let it, the state says so. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async (text: string, onRefused?: () => void) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not allowed, or not there without HTTPS.
      setState('refused');
      onRefused?.();
    }
  };
  return { state, setState, copy };
}

/** Copies a text that stands beside it; where the browser does not let it, says so. */
export function CopyButton({ text, label, name, refusedText, onRefused, ...button }: CopyButtonProps) {
  const { state, setState, copy } = useCopy();
  useEffect(() => setState('idle'), [text, setState]);
  const words = {
    idle: label,
    copied: kitText('kit.copied'),
    refused: refusedText ?? kitText('kit.copyRefused'),
  };
  return (
    <Button
      {...button}
      icon={state === 'copied' ? 'check' : 'copy'}
      aria-label={state === 'idle' ? name : undefined}
      onClick={() => void copy(text, onRefused)}
    >
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}

import { Button, type ButtonProps } from '@portico/ui';
import { useEffect, useState } from 'react';
import { kitText } from '../texts/kit-texts';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  /** A function builds its text when the button is pressed; another function resets the label as another text does. */
  text: string | (() => string);
  label: string;
  /** Accessible name until it is used, if the label does not say which text. */
  name?: string;
  /** Text shown if the browser refuses; a general one by default. */
  refusedText?: string;
  /** Called if the browser refuses: the page can then select the text, for instance. */
  onRefused?: () => void;
}

/** Copies to the clipboard; the state says if the browser refused. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async (text: CopyButtonProps['text'], onRefused?: () => void) => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setState('copied');
    } catch {
      // Copying is not allowed, or not available without HTTPS.
      setState('refused');
      onRefused?.();
    }
  };
  return { state, setState, copy };
}

/** Copies the text beside it. If the browser refuses, says so. */
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

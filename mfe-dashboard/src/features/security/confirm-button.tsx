import { Button, Row } from '@portico/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './confirm-button.module.css';

export interface ConfirmButtonProps {
  /** The label, which also names the thing it is about. */
  label: string;
  /** The same for who hears it alone: with the name of the thing. */
  fullLabel?: string;
  question: string;
  confirmText: string;
  cancelText: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** A press that is asked about in place before it is done. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, fullLabel, question, confirmText, cancelText, isPending, onConfirm } = props;
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const questionId = useId();

  const cancel = () => {
    wasAsking.current = true;
    setIsAsking(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };

  if (!isAsking) {
    return (
      <Button
        size="small"
        aria-label={fullLabel}
        ref={(button) => {
          if (wasAsking.current) button?.focus();
          wasAsking.current = false;
        }}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <Row role="group" aria-labelledby={questionId} onKeyDown={handleKey}>
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      <Button size="small" variant="danger" ref={focusOn} isPending={isPending} onClick={onConfirm}>
        {confirmText}
      </Button>
      <Button size="small" variant="quiet" onClick={cancel}>
        {cancelText}
      </Button>
    </Row>
  );
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}

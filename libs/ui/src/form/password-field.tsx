import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { classNames, VisuallyHidden } from '@portico/ui/base';
import { FieldFrame, useFieldIds } from './field-frame';
import styles from './form.module.css';

export interface PasswordFieldTexts {
  /** Accessible names of the button, by what a press does. */
  show: string;
  hide: string;
  /** Announced after a press. */
  isShown: string;
  isHidden: string;
  capsLock: string;
}

export interface PasswordFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children' | 'value' | 'autoComplete'
> {
  label: string;
  /** Password managers fill `current-password` and offer to create `new-password`. */
  autoComplete: 'current-password' | 'new-password';
  texts: PasswordFieldTexts;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A password field whose text can be shown. The text is hidden again when the form is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, texts, hint, error, className, id, ref, onKeyDown, onKeyUp, onBlur, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const { isShown, isAsked, toggle } = useShown(input);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const { inputId, ...described } = useFieldIds(id, { hint, error }, rest['aria-describedby']);

  // Password managers and scripts send keys without modifier state.
  const watchCapsLock = (event: KeyboardEvent) => {
    if (typeof event.getModifierState === 'function') setIsCapsLockOn(event.getModifierState('CapsLock'));
  };
  return (
    <FieldFrame
      label={label}
      inputId={inputId}
      hint={hint}
      error={error}
      note={isCapsLockOn ? texts.capsLock : undefined}
      className={className}
    >
      <div className={styles.box}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...described}
          ref={input}
          id={inputId}
          type={isShown ? 'text' : 'password'}
          className={classNames(styles.input, styles.password)}
          onKeyDown={(event) => {
            watchCapsLock(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            watchCapsLock(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setIsCapsLockOn(false);
            onBlur?.(event);
          }}
        />
        <button
          type="button"
          className={styles.show}
          aria-controls={inputId}
          aria-label={isShown ? texts.hide : texts.show}
          title={isShown ? texts.hide : texts.show}
          // The field keeps its focus, and with it the phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Eye isCrossed={isShown} />
        </button>
        <VisuallyHidden>
          <span role="status">{isAsked && (isShown ? texts.isShown : texts.isHidden)}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

/** Holds whether the text is shown; `toggle` keeps the caret, which browsers lose when the type of the field changes. */
function useShown(input: RefObject<HTMLInputElement | null>) {
  const [isShown, setIsShown] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const caret = useRef<[number, number] | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(...caret.current);
    }
    caret.current = null;
  }, [input, isShown]);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);

  const toggle = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (typeof selectionStart === 'number') caret.current = [selectionStart, selectionEnd ?? selectionStart];
    setIsShown(!isShown);
    setIsAsked(true);
  };
  return { isShown, isAsked, toggle };
}

function Eye({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M2 10l3-3.5L8.5 5h3L15 6.5 18 10l-3 3.5-3.5 1.5h-3L5 13.5zM10 8.5l1.5 1.5-1.5 1.5L8.5 10z" />
      {isCrossed && <path d="M3.5 16.5l13-13" />}
    </svg>
  );
}

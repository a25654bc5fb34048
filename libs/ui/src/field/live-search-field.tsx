import { useEffect, useRef, useState, type FormEvent } from 'react';
import { SearchField, type SearchFieldProps } from './search-field';
import styles from './field.module.css';

export interface LiveSearchFieldProps extends Omit<SearchFieldProps, 'defaultValue' | 'onSearch' | 'texts'> {
  value: string;
  /** `replace` while the reader types, so that the back button skips half-written searches. */
  onSearch: (query: string, options?: { replace?: boolean }) => void;
  /** How long after the last key; half a second by default. */
  delayMs?: number;
  /** False stops the search while the reader types; Enter still searches. */
  isLive?: boolean;
  /** Shorter texts are not searched; `tooShort` explains it. */
  minLength?: number;
  texts: SearchFieldProps['texts'] & { tooShort?: string };
}

/** Searches a moment after the last key, and on Enter. */
export function LiveSearchField(props: LiveSearchFieldProps) {
  const { value, onSearch, delayMs = 500, isLive = true, minLength = 0, texts, className, ...field } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTooShort, setIsTooShort] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), [isLive]);

  const search = (text: string, options?: { replace?: boolean }) => {
    clearTimeout(timer.current);
    const query = text.trim();
    const tooShort = query.length > 0 && query.length < minLength;
    setIsTooShort(tooShort);
    if (!tooShort && query !== value) onSearch(query, options);
  };
  const searchLater = (event: FormEvent) => {
    if (!isLive || !(event.target instanceof HTMLInputElement)) return;
    const text = event.target.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text, { replace: true }), delayMs);
  };
  return (
    <div className={className} onInput={searchLater}>
      <SearchField
        {...field}
        className={isLive ? styles.live : undefined}
        defaultValue={value}
        onSearch={(text) => search(text)}
        texts={texts}
      />
      {texts.tooShort !== undefined && (
        <p className={styles.hint} role="status">
          {isTooShort && texts.tooShort}
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SearchField } from '@portico/ui';
import styles from './live-search.module.css';

const SEARCH_DELAY_MS = 500;

export interface LiveSearchProps {
  /** Of its form. */
  id?: string;
  /** Name of the query parameter. */
  name: string;
  label: string;
  placeholder: string;
  value: string;
  /** Other parameters of the address that a submit without JavaScript keeps. */
  keep?: Readonly<Record<string, string>>;
  clearHref: string;
  onSearch: (query: string, options?: { replace?: boolean }) => void;
  /** False holds the search while one types; Enter still searches. */
  isLive?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** Search as one types, half a second after the last key; Enter searches at once. */
export function LiveSearch({ value, onSearch, isLive = true, className, ...field }: LiveSearchProps) {
  const t = useTexts('mfe-database');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTooShort, setIsTooShort] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), [isLive]);

  const search = (text: string, options?: { replace?: boolean }) => {
    clearTimeout(timer.current);
    const query = text.trim();
    const tooShort = query.length > 0 && query.length < SEARCH_MIN_LENGTH;
    setIsTooShort(tooShort);
    if (!tooShort && query !== value) onSearch(query, options);
  };
  const searchLater = (event: FormEvent) => {
    if (!isLive || !(event.target instanceof HTMLInputElement)) return;
    const text = event.target.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text, { replace: true }), SEARCH_DELAY_MS);
  };
  return (
    <div className={className} onInput={searchLater}>
      <SearchField
        {...field}
        defaultValue={value}
        maxLength={SEARCH_MAX_LENGTH}
        onSearch={(text) => search(text)}
        texts={{ submit: t('search.submit'), clear: t('search.clear') }}
      />
      <p className={styles.hint} role="status">
        {isTooShort && t('search.tooShort')}
      </p>
    </div>
  );
}

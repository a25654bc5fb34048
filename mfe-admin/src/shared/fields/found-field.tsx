import { errorText, type ApiQueryOptions, type GetPath, useDebounced } from '@portico/portal-kit';
import { ComboboxField } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';

const MIN_LETTERS = 2;

/** Searches the API for typed text of two letters or more, once the typing pauses. */
export function useTypedSearch<P extends GetPath>(
  typed: string,
  queryOf: (term: string) => ApiQueryOptions<P>,
  pauseMs = 300,
) {
  const text = typed.trim();
  const term = useDebounced(text, pauseMs);
  const isAsked = [...term].length >= MIN_LETTERS;
  const query = useQuery({
    ...queryOf(term),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  });
  return {
    data: isAsked ? query.data : undefined,
    error: isAsked ? query.error : null,
    isAnswered: isAsked && query.data !== undefined && !query.isPlaceholderData && term === text,
  };
}

export interface TypedFieldProps<Found> {
  label: string;
  value: string;
  onType: (text: string) => void;
  onChoose: (found: Found) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isCompact?: boolean;
  isReadOnly?: boolean;
  name?: string;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

interface FoundFieldProps<Found> extends TypedFieldProps<Found> {
  maxLength: number;
  found: readonly Found[];
  search: Pick<ReturnType<typeof useTypedSearch>, 'error' | 'isAnswered'>;
  optionOf: (found: Found) => { key: string; text: string; detail: ReactNode };
  countText: (count: number) => string;
}

export function FoundField<Found>(props: FoundFieldProps<Found>) {
  const { found, search, optionOf, countText, onChoose, ...field } = props;
  const status = search.isAnswered ? countText(found.length) : '';
  return (
    <ComboboxField
      {...field}
      options={found.map(optionOf)}
      onChoose={(key) => {
        const chosen = found.find((one) => optionOf(one).key === key);
        if (chosen !== undefined) onChoose(chosen);
      }}
      isStale={!search.isAnswered}
      status={search.error === null ? status : errorText(search.error)}
    />
  );
}

import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ComboboxField } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../../shared/settled/use-settled';
import { mapSearchQuery } from './map-monsters.queries';

const MIN_LETTERS = 2;
const MAX_LENGTH = 64;
const PAUSE_MS = 300;

interface MapFieldProps {
  className?: string;
  onChoose: (mapId: number) => void;
}

/** A map, found by a part of its name or by its id. */
export function MapField({ className, onChoose }: MapFieldProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const term = useSettled(text.trim(), PAUSE_MS);
  const isAsked = [...term].length >= MIN_LETTERS;
  const query = useQuery({
    ...mapSearchQuery(term),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : undefined,
  });
  const maps = isAsked ? (query.data?.maps ?? []) : [];
  const isAnswered = isAsked && query.data !== undefined && !query.isPlaceholderData && term === text.trim();
  const found = isAnswered
    ? t(maps.length === 0 ? 'drops.budget.maps.none' : 'drops.budget.maps.found', {
        formatted: number(maps.length),
      })
    : '';
  return (
    <ComboboxField
      className={className}
      label={t('drops.budget.map')}
      value={text}
      maxLength={MAX_LENGTH}
      onType={setText}
      options={maps.map(({ id, mapName, streetName }) => ({
        key: String(id),
        text: mapName,
        detail: <bdi>{streetName === '' ? id : streetName}</bdi>,
      }))}
      onChoose={(key) => {
        setText('');
        onChoose(Number(key));
      }}
      isStale={!isAnswered}
      status={isAsked && query.error !== null ? errorText(query.error) : found}
    />
  );
}

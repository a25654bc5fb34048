import { errorText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ComboboxField, NumberField } from '@portico/ui';
import { useId, useState } from 'react';
import { useDropsView } from '../drops-state';
import styles from './budget.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../shared/settled/use-settled';
import { mapSearchQuery } from '../droppers.queries';

export const DEFAULT_PACE = 30;
const MAX_PACE = 1000;

interface BudgetFieldsProps {
  pace: number;
  onPace: (killsPerMinute: number) => void;
}

/** How fast is killed, and the way to another map. */
export function BudgetFields({ pace, onPace }: BudgetFieldsProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { set } = useDropsView();
  const wordsId = useId();
  const [typed, setTyped] = useState(String(pace));
  const isRight = paceOf(typed) !== undefined;
  return (
    <div className={styles.fields}>
      <div className={styles.pace}>
        <NumberField
          label={t('drops.budget.pace')}
          min={1}
          max={MAX_PACE}
          step={1}
          value={typed}
          aria-describedby={wordsId}
          aria-invalid={!isRight || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = paceOf(target.value);
            if (next !== undefined) onPace(next);
          }}
        />
        <p id={wordsId} className={styles.problem} aria-live="polite">
          {!isRight && t('drops.budget.paceInvalid', { formatted: number(MAX_PACE) })}
        </p>
      </div>
      <MapField className={styles.grow} onChoose={(map) => set({ map }, { replace: true })} />
    </div>
  );
}

function paceOf(text: string): number | undefined {
  const pace = Number(text);
  return text.trim() !== '' && pace >= 1 && pace <= MAX_PACE ? pace : undefined;
}

const MIN_LETTERS = 2;
const MAX_LENGTH = 64;
const PAUSE_MS = 300;

interface MapFieldProps {
  className?: string;
  onChoose: (mapId: number) => void;
}

/** A map, found by a part of its name or by its id. */
function MapField({ className, onChoose }: MapFieldProps) {
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

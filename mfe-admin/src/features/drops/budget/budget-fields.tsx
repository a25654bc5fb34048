import { useTexts } from '@portico/i18n';
import { NumberField } from '@portico/ui';
import { useId, useState } from 'react';
import { FoundField, useTypedSearch } from '../../../shared/settled/found-field';
import { mapSearchQuery } from '../droppers.queries';
import { useDropsView } from '../drops-state';
import panel from '../panel-parts.module.css';
import styles from './budget.module.css';

export const DEFAULT_PACE = 30;
const MAX_PACE = 1000;

export function BudgetFields({ pace, onPace }: { pace: number; onPace: (killsPerMinute: number) => void }) {
  const t = useTexts('mfe-admin');
  const { set } = useDropsView();
  const wordsId = useId();
  const [typed, setTyped] = useState(String(pace));
  const isRight = paceOf(typed) !== undefined;
  return (
    <div className={panel.fields}>
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
        <p id={wordsId} className={panel.problem} aria-live="polite">
          {!isRight && t('drops.budget.paceInvalid', { count: MAX_PACE })}
        </p>
      </div>
      <MapField className={panel.grow} onChoose={(map) => set({ map }, { replace: true })} />
    </div>
  );
}

function paceOf(text: string): number | undefined {
  const pace = Number(text);
  return text.trim() !== '' && pace >= 1 && pace <= MAX_PACE ? pace : undefined;
}

const MAX_LENGTH = 64;

interface MapFieldProps {
  className: string | undefined;
  onChoose: (mapId: number) => void;
}

function MapField({ className, onChoose }: MapFieldProps) {
  const t = useTexts('mfe-admin');
  const [text, setText] = useState('');
  const search = useTypedSearch(text, mapSearchQuery);
  return (
    <FoundField
      className={className}
      label={t('drops.budget.map')}
      value={text}
      maxLength={MAX_LENGTH}
      onType={setText}
      found={search.data?.maps ?? []}
      search={search}
      optionOf={({ id, mapName, streetName }) => ({
        key: String(id),
        text: mapName,
        detail: <bdi>{streetName === '' ? id : streetName}</bdi>,
      })}
      onChoose={({ id }) => {
        setText('');
        onChoose(id);
      }}
      countText={(count) => t(count === 0 ? 'drops.budget.maps.none' : 'drops.budget.maps.found', { count })}
    />
  );
}

import { addressOf } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat, useHasPage } from '@portico/portal-kit';
import { Disclosure, EmptyState, Link, LostState, Notice, StatRow, StatTile, NumberField } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState, useId } from 'react';
import { type EditorState, editorStateQuery } from '../../../shared/drops/drops.queries';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { Difference } from '../staging/before-after';
import { type MapMonsters, mapMonstersQuery, mapSearchQuery } from '../droppers/droppers.queries';
import panel from '../panel-parts.module.css';
import { FarmedMonsters, HourItems } from './budget-tables';
import styles from './map-budget.module.css';
import { type Budget, budgetOf, type HourYield, WAVE_SECONDS } from './hour-yield';
import { FoundField, useTypedSearch } from '../../../shared/fields/found-field';
import { useDropsView } from '../drops-state';

export function MapBudget({ mapId }: { mapId: number }) {
  const t = useTexts('mfe-admin');
  const [pace, setPace] = useState(DEFAULT_PACE);
  const map = useQuery({ ...mapMonstersQuery(mapId), placeholderData: keepPreviousData });
  const rates = useQuery(editorStateQuery());
  const skeleton = '20rem';
  return (
    <div className={panel.root}>
      <BudgetFields pace={pace} onPace={setPace} />
      <QueryStates
        query={map}
        errorTitle={t('drops.budget.error')}
        skeleton={skeleton}
        notFound={<LostState title={t('drops.budget.missing')} hint={t('drops.budget.emptyHint')} />}
        isEmpty={({ monsters }) => monsters.length === 0}
        empty={<EmptyState title={t('drops.budget.empty')} hint={t('drops.budget.emptyHint')} />}
      >
        {(on) => (
          <QueryStates query={rates} errorTitle={t('drops.state.error')} skeleton={skeleton}>
            {(state) => <BudgetTables on={on} rates={state} pace={pace} />}
          </QueryStates>
        )}
      </QueryStates>
    </div>
  );
}

function BudgetTables({ on, rates, pace }: { on: MapMonsters; rates: EditorState; pace: number }) {
  const t = useTexts('mfe-admin');
  const hasPage = useHasPage();
  const staged = useStagedDrops();
  const budget = useMemo(() => budgetOf(on, rates, pace, staged), [on, rates, pace, staged]);
  const { kills, most } = budget;
  const href = addressOf('map', on.mapId);
  return (
    <>
      <h3>
        <bdi>{hasPage(href) ? <Link href={href}>{on.mapName}</Link> : on.mapName}</bdi>
      </h3>
      <BudgetTiles budget={budget} />
      <p className={panel.soft} role="status">
        {t(kills.isBoundByPace ? 'drops.budget.boundByPace' : 'drops.budget.boundByMap', {
          count: Math.round(most),
        })}
      </p>
      {!budget.isEdited && <Notice>{t('drops.simulate.nothingStaged')}</Notice>}
      <HourItems budget={budget} on={on} />
      <FarmedMonsters on={on} kills={kills.kills} />
      <Disclosure summary={t('drops.budget.assumptions')} isOpen>
        <ul className={styles.assumptions}>
          <li>{t('drops.budget.assume.wave', { count: WAVE_SECONDS })}</li>
          <li>{t('drops.budget.assume.player')}</li>
          <li>{t('drops.budget.assume.price')}</li>
        </ul>
      </Disclosure>
    </>
  );
}

function BudgetTiles({ budget: { kills, before, after } }: { budget: Budget }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const whole = (value: number) => number(Math.round(value));
  const tile = (key: 'mesos' | 'goods' | 'total', valueOf: (of: HourYield) => number) => (
    <StatTile
      key={key}
      label={t(`drops.budget.${key}`)}
      value={whole(valueOf(after))}
      hint={
        <span className={styles.hint}>
          <Difference before={valueOf(before)} after={valueOf(after)} format={whole} />
          {whole(valueOf(before)) !== whole(valueOf(after)) && (
            <span>{t('drops.budget.was', { formatted: whole(valueOf(before)) })}</span>
          )}
        </span>
      }
    />
  );
  return (
    <StatRow>
      <StatTile label={t('drops.budget.kills')} value={whole(kills.total)} />
      {tile('mesos', ({ mesos }) => mesos)}
      {tile('goods', ({ goods }) => goods)}
      {tile('total', ({ mesos, goods }) => mesos + goods)}
    </StatRow>
  );
}

const DEFAULT_PACE = 30;
const MAX_PACE = 1000;

function BudgetFields({ pace, onPace }: { pace: number; onPace: (killsPerMinute: number) => void }) {
  const t = useTexts('mfe-admin');
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
      <MapField />
    </div>
  );
}

function paceOf(text: string): number | undefined {
  const pace = Number(text);
  return text.trim() !== '' && pace >= 1 && pace <= MAX_PACE ? pace : undefined;
}

const MAX_LENGTH = 64;

function MapField() {
  const t = useTexts('mfe-admin');
  const { set } = useDropsView();
  const [text, setText] = useState('');
  const search = useTypedSearch(text, mapSearchQuery);
  return (
    <FoundField
      className={panel.grow}
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
        set({ map: id }, { replace: true });
      }}
      countText={(count) => t(count === 0 ? 'drops.budget.maps.none' : 'drops.budget.maps.found', { count })}
    />
  );
}

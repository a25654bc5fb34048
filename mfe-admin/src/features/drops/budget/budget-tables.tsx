import { useFormat, useHasPage } from '@portico/portal-kit';
import { addressOf } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { Disclosure, Link, Notice } from '@portico/ui';
import { useMemo } from 'react';
import type { EditorState } from '../../../shared/drops/drops.queries';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { budgetOf } from './budget-of';
import { BudgetTiles } from './budget-tiles';
import { FarmedMonsters } from './farmed-monsters';
import { HourItems } from './hour-items';
import { WAVE_SECONDS } from './hour-yield';
import type { MapMonsters } from './map-monsters.queries';
import styles from './budget.module.css';

interface BudgetTablesProps {
  on: MapMonsters;
  rates: EditorState;
  pace: number;
}

/** What an hour brings before and after, what it is made of, and what is assumed for it. */
export function BudgetTables({ on, rates, pace }: BudgetTablesProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const hasPage = useHasPage();
  const staged = useStagedDrops();
  const budget = useMemo(() => budgetOf(on, rates, pace, staged), [on, rates, pace, staged]);
  const { kills, most } = budget;
  const href = addressOf('map', on.mapId);
  return (
    <>
      <h3 className={styles.heading}>
        <bdi>{hasPage(href) ? <Link href={href}>{on.mapName}</Link> : on.mapName}</bdi>
      </h3>
      <BudgetTiles budget={budget} />
      <p className={styles.soft} role="status">
        {t(kills.isBoundByPace ? 'drops.budget.boundByPace' : 'drops.budget.boundByMap', {
          formatted: number(Math.round(most)),
        })}
      </p>
      {!budget.isEdited && (
        <Notice>
          <p>{t('drops.simulate.nothingStaged')}</p>
        </Notice>
      )}
      <HourItems budget={budget} on={on} />
      <FarmedMonsters on={on} kills={kills.kills} />
      <Disclosure summary={t('drops.budget.assumptions')} isOpen>
        <ul className={styles.assumptions}>
          <li>{t('drops.budget.assume.wave', { formatted: number(WAVE_SECONDS) })}</li>
          <li>{t('drops.budget.assume.player')}</li>
          <li>{t('drops.budget.assume.price')}</li>
        </ul>
      </Disclosure>
    </>
  );
}

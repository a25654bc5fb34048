import { MAX_MONSTER_LEVEL, MONSTER_LEVEL_PRESETS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, NumberField } from '@portico/ui';
import type { FormEvent } from 'react';
import type { DropsState } from '../drops-state';
import { FilterChips } from './filter-chips';
import styles from './dropper-filters.module.css';

/** Levels of monsters: a range that is often asked for, or any other. */
export function LevelFilter({ view, hrefWith, set }: DropsState) {
  const t = useTexts('mfe-admin');
  const { minLevel, maxLevel } = view;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [from, to] = [Number(fields.get('minLevel')), Number(fields.get('maxLevel'))];
    // Written the wrong way round, it is clear what is meant.
    const isSwapped = to > 0 && from > to;
    set({ minLevel: isSwapped ? to : from, maxLevel: isSwapped ? from : to });
  };
  return (
    <>
      <FilterChips label={t('drops.level.label')} chips={usePresets({ view, hrefWith, set })} />
      <form
        key={`${minLevel}-${maxLevel}`}
        className={styles.range}
        method="get"
        aria-label={t('drops.level.range')}
        onSubmit={submit}
      >
        {view.search !== '' && <input type="hidden" name="search" value={view.search} />}
        <LevelField name="minLevel" label={t('drops.level.from')} level={minLevel} end={1} />
        <span aria-hidden="true">–</span>
        <LevelField name="maxLevel" label={t('drops.level.to')} level={maxLevel} end={MAX_MONSTER_LEVEL} />
        <Button type="submit">{t('drops.level.apply')}</Button>
      </form>
    </>
  );
}

interface LevelFieldProps {
  name: string;
  label: string;
  /** 0 where it is open. */
  level: number;
  /** Where the levels end on this side. */
  end: number;
}

function LevelField({ name, label, level, end }: LevelFieldProps) {
  const { number } = useFormat();
  return (
    <NumberField
      label={label}
      isLabelHidden
      placeholder={number(end)}
      name={name}
      min={1}
      max={MAX_MONSTER_LEVEL}
      step={1}
      defaultValue={level || undefined}
    />
  );
}

function usePresets({ view: { minLevel, maxLevel }, hrefWith }: DropsState) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const presets = MONSTER_LEVEL_PRESETS.map(([from, to = 0]) => ({
    key: String(from),
    href: hrefWith({ minLevel: from, maxLevel: to }),
    text: to === 0 ? `${number(from)}+` : `${number(from)}–${number(to)}`,
    isCurrent: minLevel === from && maxLevel === to,
  }));
  const any = {
    key: 'any',
    href: hrefWith({ minLevel: 0, maxLevel: 0 }),
    text: t('drops.level.any'),
    isCurrent: minLevel === 0 && maxLevel === 0,
  };
  return [any, ...presets];
}

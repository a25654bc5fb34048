import { MAX_DROPPERS_PER_CALL } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import type { Targets } from '../bulk-draft';
import styles from '../bulk.module.css';
import type { DropperSearch } from '../droppers-rows.queries';
import { ChosenTargets } from './chosen-targets';
import { PastedIds } from './pasted-ids';
import { TargetList } from './target-list';

interface TargetChoiceProps {
  search: DropperSearch;
  targets: Targets;
  onChange: (targets: Targets) => void;
}

/** Monsters or reactors: all that fit filters, some of them, or those of pasted ids. */
export function TargetChoice({ search, targets, onChange }: TargetChoiceProps) {
  const t = useTexts('mfe-admin');
  const { table } = search;
  const { number } = useFormat();
  const [isFull, setIsFull] = useState(false);
  const add = (more: Targets) => {
    const all = new Map([...targets, ...more]);
    setIsFull(all.size > MAX_DROPPERS_PER_CALL);
    onChange(new Map([...all].slice(0, MAX_DROPPERS_PER_CALL)));
  };
  const remove = (id: number) => {
    setIsFull(false);
    onChange(new Map([...targets].filter(([one]) => one !== id)));
  };
  return (
    <section className={styles.part} aria-labelledby="drops-bulk-targets">
      <h3 id="drops-bulk-targets" className={styles.heading}>
        {t(`drops.bulk.targets.${table}`)}
      </h3>
      <TargetList
        key={JSON.stringify(search)}
        search={search}
        targets={targets}
        onAdd={add}
        onRemove={remove}
      />
      <PastedIds onAdd={add} />
      <p className={styles.problem} role="alert">
        {isFull && t('drops.bulk.targets.tooMany', { formatted: number(MAX_DROPPERS_PER_CALL) })}
      </p>
      <ChosenTargets
        targets={targets}
        onRemove={remove}
        onClear={() => {
          setIsFull(false);
          onChange(new Map());
        }}
      />
    </section>
  );
}

import { MAX_DROPPERS_PER_CALL, MAX_INT32 } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, Disclosure, IconButton, Stack, TextAreaField } from '@portico/ui';
import { useState } from 'react';
import type { DropperSearch } from '../droppers/droppers.queries';
import panel from '../panel-parts.module.css';
import type { Targets } from './plan-bulk';
import styles from './bulk-form.module.css';
import { TargetList } from './target-list';

interface TargetChoiceProps {
  search: DropperSearch;
  targets: Targets;
  onChange: (targets: Targets) => void;
}

export function TargetChoice({ search, targets, onChange }: TargetChoiceProps) {
  const t = useTexts('mfe-admin');
  const { table } = search;
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
    <section className={panel.part} aria-labelledby="drops-bulk-targets">
      <h3 id="drops-bulk-targets">{t(`drops.bulk.targets.${table}`)}</h3>
      <TargetList
        key={JSON.stringify(search)}
        search={search}
        targets={targets}
        onAdd={add}
        onRemove={remove}
      />
      <PastedIds onAdd={add} />
      <p className={panel.problem} role="alert">
        {isFull && t('drops.bulk.targets.tooMany', { count: MAX_DROPPERS_PER_CALL })}
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

function PastedIds({ onAdd }: { onAdd: (targets: Targets) => void }) {
  const t = useTexts('mfe-admin');
  const [text, setText] = useState('');
  const [hasNone, setHasNone] = useState(false);
  const choose = () => {
    const ids = parseIds(text);
    setHasNone(ids.length === 0);
    if (ids.length === 0) return;
    onAdd(new Map(ids.map((one) => [one, undefined])));
    setText('');
  };
  return (
    <Disclosure summary={t('drops.bulk.paste.title')}>
      <Stack gap={2}>
        <TextAreaField
          isCode
          label={t('drops.bulk.paste.label')}
          hint={t('drops.bulk.paste.hint')}
          error={hasNone ? t('drops.bulk.paste.none') : undefined}
          rows={4}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setHasNone(false);
          }}
        />
        <Button size="small" className={styles.start} onClick={choose}>
          {t('drops.bulk.paste.choose')}
        </Button>
      </Stack>
    </Disclosure>
  );
}

/** All ids in a text with any separators, each once. */
export function parseIds(text: string): number[] {
  const numbers = text.match(/\d+/g) ?? [];
  return [...new Set(numbers.map(Number))].filter((id) => id >= 1 && id <= MAX_INT32);
}

/** Maximum targets in the list; nobody could survey more. */
const MAX_SHOWN = 30;

interface ChosenTargetsProps {
  targets: Targets;
  onRemove: (id: number) => void;
  onClear: () => void;
}

function ChosenTargets({ targets, onRemove, onClear }: ChosenTargetsProps) {
  const t = useTexts('mfe-admin');
  const count = targets.size;
  const shown = [...targets].slice(0, MAX_SHOWN);
  return (
    <>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {t('drops.bulk.chosen.count', { count })}
        </p>
        {count > 0 && (
          <Button size="small" variant="quiet" icon="close" onClick={onClear}>
            {t('drops.bulk.chosen.clear')}
          </Button>
        )}
      </div>
      {count > 0 && (
        <ul className={styles.chips} role="list">
          {shown.map(([id, name = String(id)]) => (
            <li key={id} className={styles.chip}>
              <bdi>{name}</bdi>
              <IconButton
                size="small"
                icon="close"
                label={t('drops.bulk.remove', { name })}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
          {count > MAX_SHOWN && (
            <li className={panel.soft}>{t('drops.bulk.more', { count: count - MAX_SHOWN })}</li>
          )}
        </ul>
      )}
    </>
  );
}

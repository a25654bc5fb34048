import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, NumberField } from '@portico/ui';
import { useRef, useState, type FormEvent } from 'react';
import { ItemField } from '../../../shared/drops/item-field';
import { useDropIssueText } from '../../../shared/drops/drop-text';
import { AddedItems } from './added-items';
import { readAddition, type AdditionFields } from './addition-fields';
import type { Addition } from './bulk-draft';
import styles from './bulk.module.css';
import { useItemChoice } from './use-item-choice';
import { useListRoom } from './use-list-room';

interface AddItemsProps {
  table: DropTable;
  additions: readonly Addition[];
  onChange: (additions: readonly Addition[]) => void;
}

const EMPTY: AdditionFields = { min: '1', max: '1', percent: '' };

/** Items with their quantities and chance, put on a list one by one. */
export function AddItems({ table, additions, onChange }: AddItemsProps) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const choice = useItemChoice();
  const roomFor = useListRoom(additions.map(({ item }) => item.id));
  const percent = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState(EMPTY);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setProblems([]);
    const item = await choice.take();
    if (item === undefined) return;
    const full = roomFor(item.id);
    if (full !== undefined) return choice.fail(full);
    // Enter after an item leads on to its chance.
    if (fields.percent.trim() === '') {
      percent.current?.focus();
      return setProblems([t('drops.bulk.items.percentMissing')]);
    }
    const { values, faults } = readAddition(table, item.id, fields);
    if (values === undefined) return setProblems(faults.map(issueText));
    onChange([...additions, { item, values }]);
    setFields({ ...fields, percent: '' });
    choice.clear();
  };
  const number = (name: keyof AdditionFields) => ({
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setProblems([]);
      setFields({ ...fields, [name]: target.value });
    },
  });
  return (
    <>
      <form className={styles.fields} noValidate onSubmit={(event) => void add(event)}>
        <ItemField {...choice.field} className={styles.grow} label={t('drops.find.label')} />
        {table === 'monster' && (
          <>
            <NumberField {...number('min')} label={t('drops.bulk.items.min')} min={1} step={1} />
            <NumberField {...number('max')} label={t('drops.bulk.items.max')} min={1} step={1} />
          </>
        )}
        <NumberField
          {...number('percent')}
          ref={percent}
          label={t('drops.bulk.items.percent')}
          min={0}
          max={100}
          step={0.01}
        />
        <Button type="submit" icon="plus">
          {t('drops.bulk.items.add')}
        </Button>
      </form>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      <AddedItems
        table={table}
        additions={additions}
        onRemove={(id) => onChange(additions.filter(({ item }) => item.id !== id))}
      />
    </>
  );
}

import { dropPercentOf, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Button, IconButton, NumberField } from '@portico/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { DropOdds, DropQuantity } from '../../../shared/drops/drop-text';
import type { FoundItem } from '../../../shared/drops/drops.queries';
import { ItemField } from '../../../shared/drops/item-field';
import { useItemChoice } from '../use-item-choice';
import { ItemName } from '../item-name';
import panel from '../panel-parts.module.css';
import { DRAFT_FIELDS, NEW_DRAFT, parseNewDrop, useFaultText, type DraftField } from '../staging/drop-draft';
import type { Addition } from './plan-bulk';
import styles from './bulk-form.module.css';

interface AddItemsProps {
  table: DropTable;
  additions: readonly Addition[];
  onChange: (additions: readonly Addition[]) => void;
}

export function AddItems({ table, additions, onChange }: AddItemsProps) {
  const t = useTexts('mfe-admin');
  const { language } = usePortal();
  const faultText = useFaultText();
  const choice = useItemChoice(additions.map(({ item }) => item));
  const chance = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState(NEW_DRAFT);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = async () => {
    setProblems([]);
    const item = await choice.take();
    if (item === undefined) return;
    // Enter after an item moves on to its chance.
    if (fields.chance.trim() === '') {
      chance.current?.focus();
      return setProblems([t('drops.bulk.items.percentMissing')]);
    }
    const read = parseNewDrop(fields, table, item.id, language);
    if ('faults' in read) {
      const { faults } = read;
      return setProblems(
        DRAFT_FIELDS.flatMap((field) => (faults[field] ? faultText(field, faults[field]) : [])),
      );
    }
    onChange([...additions, { item, values: read.values }]);
    setFields({ ...fields, chance: '' });
    choice.clear();
  };
  const number = (name: DraftField) => ({
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setProblems([]);
      setFields({ ...fields, [name]: target.value });
    },
  });
  return (
    <>
      <ItemForm choice={choice} onAdd={add}>
        {table === 'monster' && (
          <>
            <NumberField {...number('min')} label={t('drops.bulk.items.min')} min={1} step={1} />
            <NumberField {...number('max')} label={t('drops.bulk.items.max')} min={1} step={1} />
          </>
        )}
        <NumberField
          {...number('chance')}
          ref={chance}
          label={t('drops.bulk.items.percent')}
          min={0}
          max={100}
          step={0.01}
        />
      </ItemForm>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={panel.problem}>
            {problem}
          </p>
        ))}
      </div>
      <ItemList
        label={t('drops.bulk.mode.add')}
        rows={additions}
        onRemove={(id) => onChange(additions.filter(({ item }) => item.id !== id))}
      >
        {({ values: { minQuantity, maxQuantity, chance: stored } }) => (
          <>
            <DropQuantity from={minQuantity} to={maxQuantity} />
            <DropOdds percent={dropPercentOf(table, stored)} />
          </>
        )}
      </ItemList>
    </>
  );
}

interface RemoveItemsProps {
  items: readonly FoundItem[];
  onChange: (items: readonly FoundItem[]) => void;
}

export function RemoveItems({ items, onChange }: RemoveItemsProps) {
  const t = useTexts('mfe-admin');
  const choice = useItemChoice(items);
  const add = async () => {
    const item = await choice.take();
    if (item === undefined) return;
    onChange([...items, item]);
    choice.clear();
  };
  return (
    <>
      <ItemForm choice={choice} onAdd={add} />
      <ItemList
        label={t('drops.bulk.mode.remove')}
        rows={items.map((item) => ({ item }))}
        onRemove={(gone) => onChange(items.filter(({ id }) => id !== gone))}
      />
    </>
  );
}

interface ItemFormProps {
  choice: ReturnType<typeof useItemChoice>;
  onAdd: () => Promise<void>;
  children?: ReactNode;
}

function ItemForm({ choice, onAdd, children }: ItemFormProps) {
  const t = useTexts('mfe-admin');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onAdd();
  };
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <ItemField {...choice.field} className={styles.grow} label={t('drops.find.label')} />
      {children}
      <Button type="submit" icon="plus">
        {t('drops.bulk.items.add')}
      </Button>
    </form>
  );
}

interface ItemListProps<Row> {
  label: string;
  rows: readonly Row[];
  onRemove: (itemId: number) => void;
  children?: (row: Row) => ReactNode;
}

function ItemList<Row extends { item: FoundItem }>(props: ItemListProps<Row>) {
  const { label, rows, onRemove, children } = props;
  const t = useTexts('mfe-admin');
  if (rows.length === 0) return <p className={panel.soft}>{t('drops.bulk.items.empty')}</p>;
  return (
    <ul className={styles.items} role="list" aria-label={label}>
      {rows.map((row) => {
        const { id, name } = row.item;
        const removeText = t('drops.bulk.remove', { name });
        return (
          <li key={id} className={styles.item}>
            <ItemName id={id} name={name} />
            {children?.(row)}
            <IconButton size="small" icon="close" label={removeText} onClick={() => onRemove(id)} />
          </li>
        );
      })}
    </ul>
  );
}

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
import { DRAFT_FIELDS, NEW_DRAFT, parseNewDrop, useFaultText, type DraftField } from '../drop-draft';
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
      <ItemList label={t('drops.bulk.mode.add')} isEmpty={additions.length === 0}>
        {additions.map(({ item, values: { minQuantity, maxQuantity, chance: stored } }) => (
          <ListedItem
            key={item.id}
            item={item}
            onRemove={() => onChange(additions.filter((one) => one.item.id !== item.id))}
          >
            <DropQuantity from={minQuantity} to={maxQuantity} />
            <DropOdds percent={dropPercentOf(table, stored)} />
          </ListedItem>
        ))}
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
      <ItemList label={t('drops.bulk.mode.remove')} isEmpty={items.length === 0}>
        {items.map((item) => (
          <ListedItem
            key={item.id}
            item={item}
            onRemove={() => onChange(items.filter(({ id }) => id !== item.id))}
          />
        ))}
      </ItemList>
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

function ItemList({ label, isEmpty, children }: { label: string; isEmpty: boolean; children: ReactNode }) {
  const t = useTexts('mfe-admin');
  if (isEmpty) return <p className={panel.soft}>{t('drops.bulk.items.empty')}</p>;
  return (
    <ul className={styles.items} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

interface ListedItemProps {
  item: FoundItem;
  onRemove: () => void;
  children?: ReactNode;
}

function ListedItem({ item: { id, name }, onRemove, children }: ListedItemProps) {
  const t = useTexts('mfe-admin');
  return (
    <li className={styles.item}>
      <ItemName id={id} name={name} />
      {children}
      <IconButton size="small" icon="close" label={t('drops.bulk.remove', { name })} onClick={onRemove} />
    </li>
  );
}

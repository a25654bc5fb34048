import { useTexts } from '@portico/i18n';
import { Button, IconButton } from '@portico/ui';
import type { FormEvent } from 'react';
import type { FoundItem } from '../../../shared/drops/drops.queries';
import { ItemField } from '../../../shared/drops/item-field';
import { ItemName } from '../item-name';
import styles from './bulk.module.css';
import { useItemChoice } from './use-item-choice';
import { useListRoom } from './use-list-room';

interface RemoveItemsProps {
  items: readonly FoundItem[];
  onChange: (items: readonly FoundItem[]) => void;
}

/** Items whose rows are removed, put on a list one by one. */
export function RemoveItems({ items, onChange }: RemoveItemsProps) {
  const t = useTexts('mfe-admin');
  const choice = useItemChoice();
  const roomFor = useListRoom(items.map(({ id }) => id));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const item = await choice.take();
    if (item === undefined) return;
    const full = roomFor(item.id);
    if (full !== undefined) return choice.fail(full);
    onChange([...items, item]);
    choice.clear();
  };
  return (
    <>
      <form className={styles.fields} noValidate onSubmit={(event) => void add(event)}>
        <ItemField {...choice.field} className={styles.grow} label={t('drops.find.label')} />
        <Button type="submit" icon="plus">
          {t('drops.bulk.items.add')}
        </Button>
      </form>
      {items.length === 0 ? (
        <p className={styles.soft}>{t('drops.bulk.items.empty')}</p>
      ) : (
        <ul className={styles.items} role="list" aria-label={t('drops.bulk.mode.remove')}>
          {items.map(({ id, name }) => (
            <li key={id} className={styles.item}>
              <ItemName id={id} name={name} />
              <IconButton
                size="small"
                icon="close"
                label={t('drops.bulk.remove', { name })}
                onClick={() => onChange(items.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

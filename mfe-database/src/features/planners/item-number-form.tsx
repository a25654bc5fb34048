import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Button, NumberField, Window } from '@portico/ui';
import type { ReactNode } from 'react';
import { sentFields, useShownFields } from '../../shared/detail/sent-fields';
import styles from './planners.module.css';

interface ItemNumberFormProps {
  item: { id: number; name: string };
  name: string;
  label: string;
  max: number;
  value: number | undefined;
  hint: ReactNode;
  onSend: (fields: Record<string, string>) => void;
}

/** A number that the plan of an item is made with. A GET form, so it works without scripts. */
export function ItemNumberForm({ item, name, label, max, value, hint, onSend }: ItemNumberFormProps) {
  const t = useTexts('mfe-database');
  const form = useShownFields({ [name]: value });
  return (
    <Window
      as="aside"
      title={<bdi>{item.name}</bdi>}
      className={styles.side}
      actions={<Picture kind="item" id={item.id} />}
    >
      <form ref={form} method="get" className={styles.form} onSubmit={(event) => onSend(sentFields(event))}>
        <NumberField label={label} name={name} min={1} max={max} required defaultValue={value} />
        <Button type="submit" variant="primary" className={styles.send}>
          {t('farm.submit')}
        </Button>
      </form>
      <p className={styles.hint}>{hint}</p>
    </Window>
  );
}

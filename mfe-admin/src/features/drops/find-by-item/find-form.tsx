import { MAX_INT32 } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useRef, useState, type FormEvent } from 'react';
import { ItemField } from '../../../shared/drops/item-field';
import { NONE, type DropsState } from '../drops-state';
import styles from './find-by-item.module.css';

/** An item by its name, from what is found, or by its id. */
export function FindForm({ view, set }: DropsState) {
  const t = useTexts('mfe-admin');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(view.item === NONE ? '' : String(view.item));
  const [isWrong, setIsWrong] = useState(false);
  const find = (item: number) => set({ panel: 'find', item, dropper: 0 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const id = itemIdOf(text);
    setIsWrong(id === undefined);
    if (id === undefined) field.current?.focus();
    else find(id);
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <ItemField
        ref={field}

        label={t('drops.find.label')}
        hint={t('drops.find.hint')}
        value={text}
        onType={(typed) => {
          setText(typed);
          setIsWrong(false);
        }}
        onChoose={({ id }) => find(id)}
        error={isWrong ? t('drops.find.invalid') : undefined}
      />
      <Button type="submit" icon="search">
        {t('drops.find.submit')}
      </Button>
    </form>
  );
}

function itemIdOf(text: string): number | undefined {
  const digits = text.trim();
  const id = Number(digits);
  return /^\d{1,10}$/.test(digits) && id <= MAX_INT32 ? id : undefined;
}

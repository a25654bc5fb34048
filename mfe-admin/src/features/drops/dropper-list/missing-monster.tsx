import { MAX_INT32 } from '@portico/domain';
import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Disclosure, FormError, NumberField } from '@portico/ui';
import type { FormEvent } from 'react';
import type { DropsState } from '../drops-state';
import styles from './dropper-list.module.css';
import { useFindMonster } from './droppers.queries';

/** Brings in a monster that drops nothing yet, by its id: it opens without rows. */
export function MissingMonster({ set }: DropsState) {
  const t = useTexts('mfe-admin');
  const find = useFindMonster();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = Number(new FormData(event.currentTarget).get('monsterId'));
    find.mutate(id, { onSuccess: (monster) => set({ dropper: monster.id, panel: '' }) });
  };
  return (
    <div className={styles.missing}>
      <Disclosure summary={t('drops.missing.title')}>
        <form onSubmit={submit}>
          <NumberField
            label={t('drops.missing.field')}
            name="monsterId"
            required
            min={1}
            max={MAX_INT32}
            step={1}
            action={
              <Button type="submit" isPending={find.isPending}>
                {t('drops.missing.submit')}
              </Button>
            }
          />
          {find.error !== null && <FormError>{errorText(find.error)}</FormError>}
        </form>
      </Disclosure>
    </div>
  );
}

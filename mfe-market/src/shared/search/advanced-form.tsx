import { isItemType, ITEM_TYPES, MESOS_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, LinkButton, SelectField } from '@portico/ui';
import { useId, useState, type FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { choiceOf } from '../market-view';
import styles from './market-search.module.css';
import { searchHref } from './search-href';
import { GOODS_SORTS, priceProblem, TERM_MAX_LENGTH, type PriceProblem, type SearchView } from './search-view';

export interface AdvancedFormProps {
  view: SearchView;
  onDone: () => void;
}

/** Type, prices and order. Prices are checked where they are written: what is wrong stands below them. */
export function AdvancedForm({ view, onDone }: AdvancedFormProps) {
  const t = useTexts('mfe-market');
  const id = useId();
  const action = useHref(paths.search);
  const navigate = useNavigate();
  const [problem, setProblem] = useState(() => priceProblem(view));

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const prices = { min: text('min'), max: text('max') };
    const found = priceProblem(prices);
    setProblem(found);
    if (found !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${found === 'max' ? 'max' : 'min'}]`)?.focus();
      return;
    }
    const type = text('type');
    onDone();
    void navigate(
      searchHref({
        ...view,
        ...prices,
        search: text('search'),
        type: isItemType(type) ? type : '',
        sort: choiceOf(GOODS_SORTS, text('sort'), 'relevance'),
        page: 1,
      }),
    );
  };

  const price = (name: 'min' | 'max') => (
    <label className={styles.price}>
      {t(`advanced.${name}`)}
      <input
        className={styles.input}
        name={name}
        dir="ltr"
        defaultValue={view[name]}
        maxLength={MESOS_MAX_LENGTH}
        placeholder={name === 'min' ? '500k' : '1.5b'}
        autoComplete="off"
        aria-invalid={isOf(problem, name)}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-problem`}
      />
    </label>
  );

  return (
    <form className={styles.form} method="get" action={action} onSubmit={apply} noValidate>
      {view.room !== '' && <input type="hidden" name="room" value={view.room} />}
      <label className={styles.price}>
        {t('search.label')}
        <input
          className={styles.input}
          type="search"
          name="search"
          defaultValue={view.search}
          maxLength={TERM_MAX_LENGTH}
          placeholder={t('search.placeholder')}
          autoComplete="off"
        />
      </label>
      <SelectField
        label={t('advanced.type')}
        name="type"
        defaultValue={view.type}
        options={[
          { value: '', text: t('advanced.allTypes') },
          ...ITEM_TYPES.map((value) => ({ value, text: t(`type.${value}`) })),
        ]}
      />
      <div className={styles.prices}>
        {price('min')}
        {price('max')}
        {problem === undefined ? (
          <p className={styles.hint} id={`${id}-hint`}>
            {t('advanced.priceHint')}
          </p>
        ) : (
          <p className={styles.problem} id={`${id}-problem`} role="alert">
            {t(`advanced.problem.${problem}`)}
          </p>
        )}
      </div>
      <SelectField
        label={t('sort.label')}
        name="sort"
        defaultValue={view.sort}
        options={GOODS_SORTS.map((value) => ({ value, text: t(`sort.${value}`) }))}
      />
      <div className={styles.actions}>
        <LinkButton href={searchHref({ search: view.search })} onClick={onDone}>
          {t('advanced.clear')}
        </LinkButton>
        <Button type="submit" variant="primary">
          {t('advanced.apply')}
        </Button>
      </div>
    </form>
  );
}

function isOf(problem: PriceProblem | undefined, name: 'min' | 'max'): boolean {
  return problem === name || problem === 'range';
}

import { GOODS_SORTS, ITEM_TYPES, MAX_GOODS_TERM } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, LinkButton, SelectField, TextField } from '@portico/ui';
import { useState, type FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { SortSelect } from '../list-bar/sort-select';
import styles from './market-search.module.css';
import { PriceFields } from './price-fields';
import { readSearchForm } from './read-search-form';
import { GOODS_VIEW, priceProblem, searchHref, type SearchView } from './search-view';

export interface AdvancedFormProps {
  view: SearchView;
  onDone: () => void;
}

/** Name, type, prices and order: a GET form, whose prices are checked where they are written once scripts are there. */
export function AdvancedForm({ view, onDone }: AdvancedFormProps) {
  const t = useTexts('mfe-market');
  const action = useHref(paths.search);
  const navigate = useNavigate();
  const [problem, setProblem] = useState(() => priceProblem(view));

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = readSearchForm(event.currentTarget);
    const found = priceProblem(wanted);
    setProblem(found);
    if (found !== undefined) {
      const field = event.currentTarget.elements.namedItem(found === 'max' ? 'max' : 'min');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    onDone();
    void navigate(searchHref({ ...view, ...wanted, page: 1 }));
  };

  return (
    <form className={styles.form} method="get" action={action} onSubmit={apply} noValidate>
      {view.room !== '' && <input type="hidden" name="room" value={view.room} />}
      {view.view !== GOODS_VIEW && <input type="hidden" name="view" value={view.view} />}
      <TextField
        type="search"
        label={t('search.label')}
        name="search"
        value={view.search}
        maxLength={MAX_GOODS_TERM}
        placeholder={t('search.placeholder')}
      />
      <SelectField
        label={t('advanced.type')}
        name="type"
        defaultValue={view.type}
        options={[
          { value: '', text: t('advanced.allTypes') },
          ...ITEM_TYPES.map((value) => ({ value, text: t(`type.${value}`) })),
        ]}
      />
      <PriceFields view={view} problem={problem} />
      <SortSelect
        sorts={GOODS_SORTS}
        sort={view.sort}
        defaultSort="relevance"
        textOf={(sort) => t(`sort.${sort}`)}
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

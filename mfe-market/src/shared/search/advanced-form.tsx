import { GOODS_SORTS, isItemType, ITEM_TYPES, MAX_GOODS_TERM, MESOS_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, LinkButton, SelectField, TextField } from '@portico/ui';
import { type FormEvent, useId, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { SortSelect } from '../list-bar/sort-select';
import { GOODS_VIEW, priceProblem, type PriceProblem, searchHref, type SearchView } from './search-view';
import styles from './market-search.module.css';

interface AdvancedFormProps {
  view: SearchView;
  onDone: () => void;
}

/** Name, type, prices and order as a GET form. Scripts check prices at their fields. */
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

/** Reads the fields of the advanced search, prices as they are written. */
function readSearchForm(form: HTMLFormElement): Pick<SearchView, 'search' | 'type' | 'min' | 'max' | 'sort'> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [type, sort] = [text('type'), text('sort')];
  return {
    search: text('search'),
    type: isItemType(type) ? type : '',
    min: text('min'),
    max: text('max'),
    sort: GOODS_SORTS.find((one) => one === sort) ?? 'relevance',
  };
}

interface PriceFieldsProps {
  view: SearchView;
  problem: PriceProblem | undefined;
}

const EXAMPLES = { min: '500k', max: '1.5b' } as const;

/** The two prices, as players write them; what is wrong with them stands below. */
function PriceFields({ view, problem }: PriceFieldsProps) {
  const t = useTexts('mfe-market');
  const noteId = useId();
  return (
    <div className={styles.prices}>
      {(['min', 'max'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`advanced.${name}`)}
          name={name}
          dir="ltr"
          value={view[name]}
          maxLength={MESOS_MAX_LENGTH}
          placeholder={EXAMPLES[name]}
          aria-invalid={problem === name || problem === 'range'}
          aria-describedby={noteId}
        />
      ))}
      <p
        id={noteId}
        className={problem === undefined ? styles.hint : styles.problem}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem === undefined ? t('advanced.priceHint') : t(`advanced.problem.${problem}`)}
      </p>
    </div>
  );
}

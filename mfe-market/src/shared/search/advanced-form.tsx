import {
  BARGAIN_PERCENT,
  GEAR_KIND_NAMES,
  MAX_GOODS_TERM,
  GOODS_SORTS,
  ITEM_TYPES,
  MESOS_MAX_LENGTH,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { itemTypeText, slotText } from '@portico/portal-kit/game-words';
import { Button, LinkButton, SelectField, TextField } from '@portico/ui';
import { useId, type FormEvent, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { SortSelect } from '../list-bar/list-bar';
import styles from './advanced-form.module.css';
import {
  foundGoodsSearch,
  priceProblem,
  searchHref,
  searchParams,
  type PriceProblem,
  type SearchView,
} from './search-view';

const FIELDS = ['search', 'type', 'gear', 'min', 'max', 'below', 'sort', 'page'] as const;

/** Percent of the usual price. */
const BARGAINS = [90, BARGAIN_PERCENT, 50];

/** The choices of `below`. An address may name any other percent, which stays one of them. */
function bargainsWith(below: number | undefined): number[] {
  if (below === undefined || BARGAINS.includes(below)) return BARGAINS;
  return [...BARGAINS, below].sort((one, other) => other - one);
}

interface AdvancedFormProps {
  view: SearchView;
  /** Whether the form has a field for the name. */
  isNamed?: boolean;
  onDone?: () => void;
}

/** Name, type, prices and order as a GET form. Scripts check each price at its field. */
export function AdvancedForm({ view, isNamed = false, onDone }: AdvancedFormProps) {
  const t = useTexts('mfe-market');
  const action = useHref(paths.search);
  const navigate = useNavigate();
  const { percent } = useFormat();
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
    onDone?.();
    void navigate(searchHref({ ...view, ...wanted, page: 1 }));
  };

  return (
    <form className={styles.form} method="get" action={action} onSubmit={apply} noValidate>
      {Object.entries(searchParams(view, FIELDS)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isNamed && (
        <TextField
          type="search"
          label={t('search.label')}
          name="search"
          value={view.search}
          maxLength={MAX_GOODS_TERM}
          placeholder={t('search.placeholder')}
        />
      )}
      <SelectField
        label={t('advanced.type')}
        name="type"
        defaultValue={view.type}
        anyText={t('advanced.allTypes')}
        options={ITEM_TYPES.map((value) => ({ value, text: itemTypeText(value) }))}
      />
      <SelectField
        label={t('gear.label')}
        name="gear"
        defaultValue={view.gear}
        anyText={t('gear.all')}
        options={GEAR_KIND_NAMES.map((value) => ({ value, text: slotText(value) }))}
      />
      <PriceFields view={view} problem={problem} />
      <SelectField
        label={t('advanced.below')}
        name="below"
        defaultValue={view.below === undefined ? '' : String(view.below)}
        anyText={t('advanced.anyPrice')}
        options={bargainsWith(view.below).map((below) => ({
          value: String(below),
          text: t('advanced.belowUsual', { percent: percent(100 - below, 0) }),
        }))}
      />
      <SortSelect
        sorts={GOODS_SORTS.filter((sort) => sort !== 'sum_desc' || view.sum !== '')}
        sort={view.sort}
        defaultSort="relevance"
        textOf={(sort) => t(`sort.${sort}`)}
      />
      <div className={styles.actions}>
        {isNamed && (
          <LinkButton href={searchHref({ search: view.search })} onClick={onDone}>
            {t('advanced.clear')}
          </LinkButton>
        )}
        <Button type="submit" variant="primary">
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  );
}

/** Reads the fields of the advanced search. Prices stay as they were typed. */
function readSearchForm(
  form: HTMLFormElement,
): Pick<SearchView, 'search' | 'type' | 'gear' | 'min' | 'max' | 'below' | 'sort'> {
  const said = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const { search, type, gear, min, max, below, sort } = foundGoodsSearch.read(new URLSearchParams(said));
  return { search, type, gear, min, max, below, sort };
}

const EXAMPLES = { min: '500k', max: '1.5b' } as const;

/** The two prices as players write them, with any error below. */
function PriceFields({ view, problem }: { view: SearchView; problem: PriceProblem | undefined }) {
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

import {
  ADVANCED_SEARCH_MODES,
  ADVANCED_SORTS,
  type AdvancedSort,
  ITEM_STATS,
  ITEM_TYPES,
  type NumberRange,
  SORT_ORDERS,
  type SortOrder,
  WEAPON_TYPES,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { NumberField, SelectField, Stack } from '@portico/ui';
import { type AdvancedSearch, limitsOf, type RangeName, endField } from './advanced-state';
import { useFilterText } from './filter-text';
import styles from './advanced-panel.module.css';
import { itemTypeText } from '@portico/portal-kit/game-words';

const RANGES = ['dropRate', 'dropQuantity', 'itemLevel', 'monsterLevel', 'monsterHP', 'monsterExp'] as const;

/** Fields of the advanced search. Edits change nothing until "apply" sends the form. */
export function DraftFields({ search }: { search: AdvancedSearch }) {
  const t = useTexts('mfe-database');
  return (
    <Stack gap={5}>
      <Choices
        legend={t('advanced.mode.label')}
        type="radio"
        name="searchMode"
        options={ADVANCED_SEARCH_MODES.map((value) => ({
          value,
          text: t(`advanced.mode.${value}`),
        }))}
        chosen={[search.searchMode]}
      />
      <div className={styles.ranges}>
        {RANGES.map((name) => (
          <RangeFields key={name} name={name} range={search.ranges[name]} />
        ))}
      </div>
      <Choices
        legend={t('advanced.itemTypes')}
        type="checkbox"
        name="itemTypes"
        options={ITEM_TYPES.map((value) => ({ value, text: itemTypeText(value) }))}
        chosen={search.itemTypes}
      />
      <Choices
        legend={t('advanced.weaponTypes')}
        type="checkbox"
        name="weaponTypes"
        options={WEAPON_TYPES.map((value) => ({ value, text: t(`advanced.weapon.${value}`) }))}
        chosen={search.weaponTypes}
      />
      <fieldset className={styles.stats}>
        <legend>{t('advanced.stats')}</legend>
        {ITEM_STATS.map((stat) => (
          <MinimumField key={stat} name={stat} range={search.ranges[stat]} />
        ))}
      </fieldset>
      <OrderFields sortBy={search.sortBy} sortOrder={search.sortOrder} />
    </Stack>
  );
}

function OrderFields({ sortBy, sortOrder }: { sortBy: AdvancedSort; sortOrder: SortOrder }) {
  const t = useTexts('mfe-database');
  return (
    <div className={styles.order}>
      <SelectField
        label={t('lists.sort')}
        name="sortBy"
        defaultValue={sortBy}
        options={ADVANCED_SORTS.map((value) => ({ value, text: t(`advanced.sort.${value}`) }))}
      />
      <SelectField
        label={t('advanced.order.label')}
        name="sortOrder"
        defaultValue={sortOrder}
        options={SORT_ORDERS.map((value) => ({ value, text: t(`advanced.order.${value}`) }))}
      />
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  type: 'radio' | 'checkbox';
  name: string;
  options: readonly { value: string; text: string }[];
  /** Values that are selected at first. */
  chosen: readonly string[];
}

function Choices({ legend, type, name, options, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, text }) => (
          <label key={value} className={styles.option}>
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RangeProps {
  name: RangeName;
  range: NumberRange | undefined;
}

function RangeFields({ name, range }: RangeProps) {
  const t = useTexts('mfe-database');
  const { nameOf } = useFilterText();
  return (
    <fieldset className={styles.range}>
      <legend>{nameOf(name)}</legend>
      <RangeEnd isLabelInside name={name} end="min" value={range?.min} label={t('advanced.min')} />
      <span aria-hidden="true">–</span>
      <RangeEnd isLabelInside name={name} end="max" value={range?.max} label={t('advanced.max')} />
    </fieldset>
  );
}

/** Minimum of a stat. A maximum from the address is kept. */
function MinimumField({ name, range }: RangeProps) {
  const { nameOf } = useFilterText();
  return (
    <>
      <RangeEnd className={styles.minimum} name={name} end="min" value={range?.min} label={nameOf(name)} />
      {range?.max !== undefined && <input type="hidden" name={endField(name, 'max')} value={range.max} />}
    </>
  );
}

interface RangeEndProps {
  name: RangeName;
  end: 'min' | 'max';
  value: number | undefined;
  label: string;
  /** The label is shown inside the empty field. */
  isLabelInside?: boolean;
  className?: string | undefined;
}

function RangeEnd({ name, end, value, label, isLabelInside = false, className }: RangeEndProps) {
  return (
    <NumberField
      {...limitsOf(name)}
      className={className}
      label={label}
      isLabelHidden={isLabelInside}
      placeholder={isLabelInside ? label : undefined}
      name={endField(name, end)}
      defaultValue={value}
    />
  );
}

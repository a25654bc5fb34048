import { FREE_MARKET_ROOMS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { ListFilters } from '@portico/portal-kit/list';
import { Button, SelectField, type SelectOption, SegmentedLinks } from '@portico/ui';
import type { ReactNode } from 'react';
import { type MarketView, MARKET_VIEWS } from '../market-view';
import styles from './list-bar.module.css';

interface ListBarProps {
  heading: ReactNode;
  /** Selects with parameter names, so that they are sent as a form without scripts. */
  filters: ReactNode;
  activeCount: number;
  /** Parameters of the address that the form has no field for. */
  keep: Readonly<Record<string, string>>;
  view: MarketView;
  hrefWith: (patch: { view: MarketView }) => string;
}

export function ListBar({ heading, filters, activeCount, keep, view, hrefWith }: ListBarProps) {
  const t = useTexts('mfe-market');
  return (
    <div className={styles.bar}>
      <div className={styles.heading}>{heading}</div>
      <form method="get" className={styles.filters}>
        {Object.entries(keep)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <ListFilters className={styles.fields} activeCount={activeCount}>
          {filters}
          <Button type="submit" className={styles.send}>
            {t('filter.apply')}
          </Button>
        </ListFilters>
      </form>
      <ViewSwitch className={styles.view} view={view} hrefWith={hrefWith} />
    </div>
  );
}

interface RoomSelectProps {
  /** `3` is FM3, '' means all rooms. */
  room: string;
  /** Number of stores in each room, if the page knows it. */
  rooms?: readonly { room: number; stores: number }[];
  onChange: (room: string) => void;
}

export const ROOMS = FREE_MARKET_ROOMS.map((room) => `${room}` as const);

export function RoomSelect({ room, rooms, onChange }: RoomSelectProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const storesIn = new Map(rooms?.map((one) => [String(one.room), one.stores]));
  return (
    <SelectField
      label={t('room.label')}
      name="room"
      value={room}
      onChange={onChange}
      anyText={t('room.all')}
      options={ROOMS.map((value) => {
        const name = t('seller.room', { room: value });
        return {
          value,
          text: rooms === undefined ? name : `${name} (${number(storesIn.get(value) ?? 0)})`,
        };
      })}
    />
  );
}

interface SortSelectProps<T extends string> {
  sorts: readonly T[];
  sort: T;
  /** Not sent, because every address leaves the default out. */
  defaultSort: T;
  textOf: (sort: T) => SelectOption['text'];
  /** Without this, the field is sent with its form. */
  onChange?: (sort: T) => void;
}

export function SortSelect<T extends string>({
  sorts,
  sort,
  defaultSort,
  textOf,
  onChange,
}: SortSelectProps<T>) {
  const t = useTexts('mfe-market');
  const sent = (one: T) => (one === defaultSort ? '' : one);
  const change = onChange && ((value: string) => onChange(sorts.find((one) => one === value) ?? defaultSort));
  return (
    <SelectField
      label={t('sort.label')}
      name="sort"
      options={sorts.map((one) => ({ value: sent(one), text: textOf(one) }))}
      {...(change === undefined ? { defaultValue: sent(sort) } : { value: sent(sort), onChange: change })}
    />
  );
}

interface ViewSwitchProps {
  view: MarketView;
  hrefWith: (patch: { view: MarketView }) => string;
  className?: string | undefined;
}

export function ViewSwitch({ view, hrefWith, className }: ViewSwitchProps) {
  const t = useTexts('mfe-market');
  return (
    <SegmentedLinks
      {...(className !== undefined && { className })}
      label={t('view.label')}
      items={MARKET_VIEWS.map((choice) => ({
        key: choice,
        href: hrefWith({ view: choice }),
        text: t(`view.${choice}`),
        isCurrent: choice === view,
      }))}
    />
  );
}

import { DROP_TABLES, grouped, MAX_INT32, type DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import {
  Badge,
  Button,
  Disclosure,
  FormError,
  NumberField,
  Skeleton,
  TabLinks,
  Icon,
  Link,
} from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import type { Dropper } from '../../../shared/drops/drops.queries';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { DropperFilters, NoDroppers } from './dropper-filters';
import styles from './dropper-list.module.css';
import { droppersQuery, useFindMonster } from './droppers.queries';
import type { DropsState } from '../drops-state';
import { Picture } from '@portico/game-ui';

export function DropperList(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = state;
  const countText = (count: number) => t(`drops.list.count.${view.table}`, { count });
  const query = useQuery({ ...droppersQuery(view, view.page), placeholderData: keepPreviousData });
  return (
    <ListWindow
      tabs={<DropTabs {...state} />}
      query={query}
      list={({ monsters, pagination }) => ({ ...pagination, rows: monsters })}
      page={view.page}
      hrefFor={(page) => hrefWith({ page })}
      filters={
        <>
          <DropperFilters key={view.table} {...state} />
          <p className={styles.count} role="status">
            {query.data && !query.isPlaceholderData && countText(query.data.pagination.total)}
          </p>
        </>
      }
      errorTitle={t('drops.list.error')}
      skeleton={<DropperRowsSkeleton />}
      empty={<NoDroppers {...state} />}
      below={view.table === 'monster' && <MissingMonster {...state} />}
    >
      {({ rows }) => <DropperRows droppers={rows} state={state} />}
    </ListWindow>
  );
}

/** Switching the tab drops the filters, because filters of monsters mean nothing for reactors. */
function DropTabs({ view, hrefWith }: DropsState) {
  const t = useTexts('mfe-admin');
  const other = {
    search: '',
    minLevel: '',
    maxLevel: '',
    partyQuest: '',
    dropper: '',
    panel: '',
    item: '',
  } as const;
  return (
    <TabLinks
      className={styles.tabs}
      label={t('drops.tabs.label')}
      items={DROP_TABLES.map((table) => ({
        key: table,
        href: hrefWith(table === view.table ? {} : { ...other, type: table }),
        text: t(`drops.tabs.${table}`),
        isCurrent: table === view.table,
      }))}
    />
  );
}

/** A page of the list, so that nothing below it moves when it loads. */
const SKELETON_ROWS = 50;

function DropperRows({ droppers, state }: { droppers: readonly Dropper[]; state: DropsState }) {
  const t = useTexts('mfe-admin');
  const { level } = useFormat();
  const drops = useStagedDrops();
  const staged = useMemo(
    () => grouped(drops, ({ table, dropperId }) => dropperKey(table, dropperId)),
    [drops],
  );
  const { view, hrefWith } = state;
  return (
    <ul className={styles.rows} role="list">
      {droppers.map((dropper) => {
        const { id, type, name, itemCount } = dropper;
        const edits = staged.get(dropperKey(type, id))?.length ?? 0;
        return (
          <li key={id}>
            <DropperLink
              table={type}
              id={id}
              name={name}
              href={hrefWith({ dropper: id, panel: '' })}
              isOpen={id === view.dropper}
              note={
                <>
                  {dropper.level === null ? id : level(dropper.level)}
                  {dropper.map !== null && (
                    <>
                      {' · '}
                      <bdi>{dropper.map}</bdi>
                    </>
                  )}
                  {dropper.partyQuest !== null && ` · ${t(`drops.partyQuest.${dropper.partyQuest}`)}`}
                </>
              }
              marks={
                <>
                  {dropper.boss && <Badge tone="danger">{t('drops.boss')}</Badge>}
                  {edits > 0 && (
                    <Badge tone="accent" icon="clock">
                      {t('drops.row.staged', { count: edits })}
                    </Badge>
                  )}
                </>
              }
              end={t('drops.row.drops', { count: itemCount })}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function DropperRowsSkeleton() {
  return (
    <ul className={styles.rows} role="list" aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <li key={row} className={styles.skeleton}>
          <Skeleton shape="box" width="32px" height="32px" />
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  );
}

const dropperKey = (table: DropTable, id: number) => `${table}:${id}`;

/** Opens a monster without drops by its id. */
function MissingMonster({ set }: DropsState) {
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

interface DropperLinkProps {
  table: DropTable;
  id: number;
  name: string;
  href: string;
  isOpen: boolean;
  note: ReactNode;
  /** Shown beside the name. */
  marks?: ReactNode;
  end?: ReactNode;
}

export function DropperLink({ table, id, name, href, isOpen, note, marks, end }: DropperLinkProps) {
  return (
    <Link
      href={href}
      className={styles.row}
      aria-current={isOpen ? 'true' : undefined}
      data-dropper={`${table}:${id}`}
    >
      <DropperPicture table={table} id={id} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {marks}
        </span>
        <span className={styles.note}>{note}</span>
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </Link>
  );
}

/** Reactors have no picture of their own. */
export function DropperPicture({ table, id }: { table: DropTable; id: number }) {
  if (table === 'monster') return <Picture kind="monster" id={id} size={32} />;
  return (
    <span className={styles.reactor}>
      <Icon name="chest" />
    </span>
  );
}

import { MAX_INT32, MESO_ITEM_ID } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { kitText, QueryStates, useFormat } from '@portico/portal-kit';
import { Button, EmptyState, LinkButton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { DropOdds, DropQuantity } from '../../../shared/drops/drop-text';
import { ItemField } from '../../../shared/drops/item-field';
import { DropperLink, DropperRowsSkeleton } from './dropper-list';
import { itemDroppersQuery, type ItemDropper, type ItemDroppers } from './droppers.queries';
import { NONE, type DropsState } from '../drops-state';
import styles from './find-by-item.module.css';

export function FindByItem(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = state;
  return (
    <Window
      title={t('drops.find.title')}
      icon="search"
      isFlush
      actions={
        <LinkButton
          href={hrefWith({ panel: '', item: NONE })}
          variant="quiet"
          size="small"
          icon="close"
          aria-label={kitText('kit.close')}
          title={kitText('kit.close')}
        />
      }
    >
      <FindForm key={view.item} {...state} />
      {view.item !== NONE && <FoundDroppers {...state} />}
    </Window>
  );
}

function FindForm({ view, set }: DropsState) {
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

/** Nearly everything drops mesos: show this many rows first. */
const FIRST_ROWS = 100;

function FoundDroppers(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { item } = state.view;
  const query = useQuery(itemDroppersQuery(item));
  return (
    <QueryStates
      query={query}
      errorTitle={t('drops.find.error')}
      skeleton={<DropperRowsSkeleton />}
      notFound={<EmptyState title={t('drops.find.invalid')} hint={t('drops.find.unknown', { id: item })} />}
    >
      {({ item: { id, name }, droppers }) => (
        <>
          <div className={styles.item}>
            <Picture kind="item" id={id} />
            <div>
              <p className={styles.name}>
                {id === MESO_ITEM_ID ? t('dropEdits.mesos') : <ItemLink id={id}>{name}</ItemLink>}
              </p>
              <p className={styles.count} role="status">
                {t('drops.find.count', { count: droppers.length })}
              </p>
            </div>
          </div>
          {droppers.length === 0 ? (
            <EmptyState title={t('drops.find.none')} />
          ) : (
            <Rows key={item} droppers={droppers} state={state} />
          )}
        </>
      )}
    </QueryStates>
  );
}

function Rows({ droppers, state }: { droppers: ItemDroppers['droppers']; state: DropsState }) {
  const t = useTexts('mfe-admin');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? droppers : droppers.slice(0, FIRST_ROWS);
  return (
    <>
      <ul className={styles.rows} role="list">
        {shown.map((dropper) => (
          <li key={`${dropper.type}:${dropper.rowId}`}>
            <FoundDropper dropper={dropper} state={state} />
          </li>
        ))}
      </ul>
      {shown.length < droppers.length && (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>{t('drops.find.all', { count: droppers.length })}</Button>
        </div>
      )}
    </>
  );
}

const DECIMALS = 3;

function FoundDropper({ dropper, state }: { dropper: ItemDropper; state: DropsState }) {
  const t = useTexts('mfe-admin');
  const { level, percent } = useFormat();
  const { view, hrefWith } = state;
  const { type, dropperId } = dropper;
  return (
    <DropperLink
      table={type}
      id={dropperId}
      name={dropper.dropperName}
      href={hrefWith({ type, dropper: dropperId, panel: '', item: view.item })}
      isOpen={type === view.table && dropperId === view.dropper}
      note={
        <>
          <span className={styles.facts}>
            {dropper.level === null ? t(`drops.kind.${type}`, { id: dropperId }) : level(dropper.level)}
            {dropper.map !== null && (
              <>
                {' · '}
                <bdi>{dropper.map}</bdi>
              </>
            )}
          </span>
          <span className={styles.odds}>
            <DropOdds percent={dropper.basePercent} />
            <span title={t('drops.find.actualHint')}>
              {t('drops.find.actual')} <bdi dir="ltr">{percent(dropper.actualPercent, DECIMALS)}</bdi>
            </span>
            {dropper.maxQuantity > 1 && (
              <span>
                {t('drops.find.quantity')}{' '}
                <DropQuantity from={dropper.minQuantity} to={dropper.maxQuantity} />
              </span>
            )}
          </span>
        </>
      }
    />
  );
}

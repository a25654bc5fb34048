import { MAX_INT32, MESOS_MAX_LENGTH, parseMesos } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { type Wishes, useWishes } from '@portico/portal-kit/wishes';
import { Badge, Button, TextField, LinkButton, Window } from '@portico/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from './wishes.queries';
import styles from './wishes-page.module.css';
import { paths } from '../../paths';

interface WatchFormProps {
  itemId: number;
  watch: Wishes['watches'][number] | undefined;
  /** The item's name in a list of items. The field opens by a button there. */
  name?: string;
}

/** The price that the player watches for, and whether an offer has reached it. */
export function WatchForm({ itemId, watch, name }: WatchFormProps) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const { mutate, isPending, isIdle, error } = useWatch();
  const root = useRef<HTMLDivElement>(null);
  const isWatched = watch !== undefined;
  const isInList = name !== undefined;
  // Tells the buttons of a list apart.
  const labelOf = (text: string) => (isInList ? `${text}: \u2068${name}\u2069` : undefined);
  const [isOpen, setOpen] = useState(!isInList);
  // The focus moves on, because the pressed button is gone.
  useEffect(() => {
    if ((!isIdle || (isInList && isOpen)) && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isWatched, isIdle, isInList, isOpen]);
  return (
    <div ref={root} className={styles.watch}>
      {watch === undefined && !isOpen ? (
        <Button
          size="small"
          icon="bell"
          aria-label={labelOf(t('wishes.watch.open'))}
          onClick={() => setOpen(true)}
        >
          {t('wishes.watch.open')}
        </Button>
      ) : watch === undefined ? (
        <PriceField
          label={t('wishes.watch.label')}
          price=""
          isPending={isPending}
          onPrice={(maxPrice) => mutate({ itemId, maxPrice })}
        />
      ) : (
        <p className={styles.watched}>
          {watch.hitAt !== null && <Badge tone="good">{t('wishes.watch.hit')}</Badge>}
          <span>{t('wishes.watch.below', { price: number(watch.maxPrice) })}</span>
          <Button
            size="small"
            isPending={isPending}
            aria-label={labelOf(t('wishes.watch.stop'))}
            onClick={() => mutate({ itemId, maxPrice: null })}
          >
            {t('wishes.watch.stop')}
          </Button>
        </p>
      )}
      {error !== null && <Problem>{errorText(error)}</Problem>}
    </div>
  );
}

interface PriceFieldProps {
  label: string;
  /** Initial price. */
  price: string;
  isPending: boolean;
  onPrice: (price: number) => void;
}

/** A price as players write it: `10m`, `1.5b`. */
export function PriceField({ label, price: first, isPending, onPrice }: PriceFieldProps) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const [isWrong, setWrong] = useState(false);
  const noteId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('price');
    const price = typeof text === 'string' ? parseMesos(text) : undefined;
    const isPrice = price !== undefined && price >= 1 && price <= MAX_INT32;
    setWrong(!isPrice);
    if (isPrice && !isPending) onPrice(price);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={label}
        name="price"
        value={first}
        dir="ltr"
        placeholder="10m"
        maxLength={MESOS_MAX_LENGTH}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? noteId : undefined}
      />
      <Button type="submit" isPending={isPending}>
        {t('wishes.watch.start')}
      </Button>
      {isWrong && <Problem id={noteId}>{t('wishes.watch.wrong', { max: number(MAX_INT32) })}</Problem>}
    </form>
  );
}

/** Shown beside the offers of an item: watches the item for a price. A watch puts the item on the wish list. */
export function ItemWatch({ itemId }: { itemId: number }) {
  const t = useTexts('mfe-dashboard');
  const { itemIds, watches } = useWishes();
  if (itemIds === undefined) return null;
  return (
    <WatchWindow title={t('wishes.watch.title')}>
      <WatchForm itemId={itemId} watch={watches.find((watch) => watch.itemId === itemId)} />
    </WatchWindow>
  );
}

/** A window on pages of the market, with the way to the wish list. */
export function WatchWindow({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts('mfe-dashboard');
  const link = (
    <LinkButton href={paths.wishes} size="small">
      {t('wishes.title')}
    </LinkButton>
  );
  return (
    <Window title={title} icon="bell" actions={link}>
      {children}
    </Window>
  );
}

export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      {children}
    </p>
  );
}

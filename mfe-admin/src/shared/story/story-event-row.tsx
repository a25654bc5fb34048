import { numberFormat } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { classNames, Icon } from '@portico/ui';
import { eventDetail, eventText } from './event-text';
import type { StoryEvent } from './story.queries';
import { KIND_ICONS } from './story-kinds';
import styles from './story.module.css';

/** One thing that happened: its kind, what it was, who and what had to do with it. */
export function StoryEventRow({ event }: { event: StoryEvent }) {
  const t = useTexts('mfe-admin');
  const { kind, characterName, network, amount } = event;
  const detail = eventDetail(event);
  return (
    <li className={styles.event}>
      <Icon name={KIND_ICONS[kind]} size={16} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.what}>
          <span className={styles.kind}>{t(`story.kind.${kind}`)}</span>{' '}
          <bdi className={styles.name}>{eventText(event)}</bdi>
        </p>
        <p className={styles.facts}>
          <EventItem event={event} />
          {characterName !== null && (
            <span>
              <bdi>{characterName}</bdi>
            </span>
          )}
          {detail !== '' && (
            <span className={styles.text}>
              <bdi dir="auto">{detail}</bdi>
            </span>
          )}
          {network !== null && (
            <span>
              <bdi dir="ltr">{network}</bdi>
            </span>
          )}
        </p>
      </div>
      {amount !== null && <EventAmount amount={amount} event={event} />}
    </li>
  );
}

function EventItem({ event: { itemId, itemName } }: { event: StoryEvent }) {
  if (itemId === null) {
    return itemName === null ? null : (
      <span>
        <bdi>{itemName}</bdi>
      </span>
    );
  }
  return (
    <span className={styles.item}>
      <Picture kind="item" id={itemId} size={24} />
      <ItemLink id={itemId}>
        <bdi>{itemName ?? `#${itemId}`}</bdi>
      </ItemLink>
    </span>
  );
}

/** With its sign and its unit; what has no currency is counted in what its kind counts. */
function EventAmount({ amount, event }: { amount: number; event: StoryEvent }) {
  const t = useTexts('mfe-admin');
  const { language } = usePortal();
  const { currency, kind } = event;
  const number = numberFormat(language, { signDisplay: 'exceptZero' }).format(amount);
  const unit = currency ?? (kind === 'exp' ? 'EXP' : undefined);
  return (
    <span className={classNames(styles.amount, amount < 0 ? styles.taken : styles.added)}>
      <bdi>{number}</bdi>
      {unit !== undefined && ` ${t(`story.unit.${unit}`)}`}
    </span>
  );
}

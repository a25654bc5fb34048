import { numberFormat, type StoryKind } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { findText, useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { classNames, Icon, type IconName } from '@portico/ui';
import type { StoryEvent } from './story.queries';
import styles from './story.module.css';

/** One event: its kind, subject, actor and further parties. */
export function StoryEventRow({ event }: { event: StoryEvent }) {
  const t = useTexts('mfe-admin');
  const { kind, characterName, network, amount } = event;
  const detail = eventDetail(event);
  return (
    <li className={styles.event}>
      <Icon name={KIND_ICONS[kind]} size={16} className={styles.icon} />
      <div className={styles.words}>
        <p>
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

/** Amount with sign and unit; without a currency the kind decides the unit. */
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

const NAMESPACE = 'mfe-admin';

/** Under which texts the words of a kind stand; the logs name the same things. */
const TEXTS: Readonly<Record<StoryKind, (what: string) => string>> = {
  vote: (what) => `story.what.vote.${what}`,
  ledger: (what) => `story.what.ledger.${what}`,
  session: (what) => `auditLog.action.${what}`,
  account: (what) => `auditLog.action.${what}`,
  exp: (what) => `story.what.exp.${what}`,
  boss: (what) => `bossLog.boss.${what}`,
  scroll: (what) => `story.what.scroll.${what}`,
  nx: (what) => `story.what.nx.${what}`,
  inkwell: (what) => `story.what.inkwell.${what}`,
};

function eventText({ kind, what }: Pick<StoryEvent, 'kind' | 'what'>): string {
  // API words are keys: look up nothing else.
  if (!/^[\w-]+$/.test(what)) return what;
  return findText(NAMESPACE, TEXTS[kind](what)) ?? findText(NAMESPACE, `auditLog.action.${what}`) ?? what;
}

/** Further details: words of the game server or an admin, and a boss's limit of entries. */
function eventDetail({ kind, text }: Pick<StoryEvent, 'kind' | 'text'>): string {
  if (text === null) return '';
  const isFrequency = kind === 'boss' && /^[a-z]+$/.test(text);
  return (isFrequency ? findText(NAMESPACE, `bossLog.frequency.${text}`) : undefined) ?? text;
}

const KIND_ICONS: Readonly<Record<StoryKind, IconName>> = {
  vote: 'check',
  ledger: 'chart',
  session: 'key',
  account: 'user',
  exp: 'star',
  boss: 'skull',
  scroll: 'scroll',
  nx: 'chest',
  inkwell: 'store',
};

import { CurrencyPicture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, type IconName } from '@portico/ui';
import { Amount } from './amount';
import type { WaitingGrant } from './history.queries';
import { useEntryText } from './use-entry-text';
import styles from './waiting-grants.module.css';

const ICONS = {
  inGame: 'logout',
  unsettled: 'warning',
  full: 'warning',
  soon: 'clock',
} as const satisfies Record<WaitingGrant['waitsFor'], IconName>;

export function GrantRow({ grant }: { grant: WaitingGrant }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const textOf = useEntryText();
  const { currency, delta, createdAt, waitsFor } = grant;
  return (
    <li className={styles.row}>
      <CurrencyPicture kind={currency} size={32} />
      <p className={styles.words}>
        <Amount delta={delta} unit={t(`ledger.unit.${currency}`)} />
        <span className={styles.facts}>
          {textOf({ ...grant, characterName: null })} ·{' '}
          <time dateTime={new Date(createdAt).toISOString()}>{format.relativeTime(createdAt)}</time>
        </span>
      </p>
      <p className={styles[waitsFor]}>
        <Icon name={ICONS[waitsFor]} size={16} />
        {t(`ledger.waiting.${waitsFor}`)}
      </p>
    </li>
  );
}

import { CurrencyPicture } from '@portico/game-ui';
import { Moment, useFormat } from '@portico/portal-kit';
import { unitText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import type { Grants } from './account.queries';
import styles from './gifts-panel.module.css';

export const GIFTS_ID = 'gifts';

/** Maximum gifts shown; the history has all. */
const MAX_WAITING = 5;
const MAX_DELIVERED = 3;

type Gift = Grants['waiting'][number] | Grants['delivered'][number];

/** Waiting and recent gifts. Not rendered if there are none. */
export function GiftsPanel({ grants }: { grants: Grants | undefined }) {
  const t = useTexts('mfe-dashboard');
  const { waiting = [], delivered = [] } = grants ?? {};
  if (waiting.length + delivered.length === 0) return null;
  return (
    <div id={GIFTS_ID} className={styles.place}>
      <Window
        title={t('gifts.title')}
        icon="chest"
        isFlush
        footer={<Link href={paths.history}>{t('gifts.history')}</Link>}
      >
        <Gifts title={t('gifts.waiting')} gifts={waiting.slice(0, MAX_WAITING)} />
        <Gifts title={t('gifts.delivered')} gifts={delivered.slice(0, MAX_DELIVERED)} />
      </Window>
    </div>
  );
}

function Gifts({ title, gifts }: { title: string; gifts: readonly Gift[] }) {
  const t = useTexts('mfe-dashboard');
  const { signed } = useFormat();
  if (gifts.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul role="list">
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.gift}>
            <CurrencyPicture kind={gift.currency} size={32} />
            <div className={styles.words}>
              <p className={styles.amount}>
                <bdi>{signed(gift.delta)}</bdi> {unitText(gift.currency)}
              </p>
              <p className={styles.about}>
                {t(`ledger.reason.${gift.reason}`)} · <Moment at={gift.deliveredAt ?? gift.createdAt} />
              </p>
              {'waitsFor' in gift && <p className={styles.waits}>{t(`ledger.waiting.${gift.waitsFor}`)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

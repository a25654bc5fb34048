import { CurrencyPicture } from '@portico/game-ui';
import { defineSearch, oneOf, QueryStates, useFormat, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Skeleton, TabLinks, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { EconomyFlow } from './economy-flow';
import { EconomyItems, EconomyMovers, EconomySources } from './economy-tables';
import { economyQuery, type EconomyCurrency } from './economy.queries';
import styles from './economy-window.module.css';

const CURRENCIES = { nx: 'NX', vp: 'VP', meso: 'MESO' } as const satisfies Record<string, EconomyCurrency>;
const WORDS = ['nx', 'vp', 'meso'] as const;

const economySearch = defineSearch({ currency: oneOf(WORDS, 'nx') });

export function EconomyWindow() {
  const t = useTexts('mfe-admin');
  const { relativeTime, date } = useFormat();
  const { view, hrefWith } = useSearch(economySearch);
  const currency = CURRENCIES[view.currency];
  const query = useQuery(economyQuery());
  return (
    <Window
      title={t('economy.title')}
      icon="chart"
      tabs={
        <TabLinks
          label={t('economy.currency')}
          items={WORDS.map((word) => ({
            key: word,
            href: hrefWith({ currency: word }),
            text: (
              <span className={styles.tab}>
                <CurrencyPicture kind={CURRENCIES[word]} size={18} />
                {t(`economy.currencies.${CURRENCIES[word]}`)}
              </span>
            ),
            isCurrent: word === view.currency,
          }))}
        />
      }
      footer={
        query.data && (
          <span title={date(query.data.at)}>{t('economy.asOf', { when: relativeTime(query.data.at) })}</span>
        )
      }
    >
      <QueryStates
        query={query}
        errorTitle={t('economy.error')}
        skeleton={<Skeleton shape="box" width="100%" height="36rem" />}
      >
        {(economy) => (
          <div className={styles.body}>
            <EconomyFlow economy={economy} currency={currency} />
            <div className={styles.lists}>
              <div className={styles.column}>
                <EconomySources sources={economy.sources.filter((one) => one.currency === currency)} />
                <EconomyItems title={t('economy.items.in')} items={economy.itemsIn} />
              </div>
              <div className={styles.column}>
                <EconomyMovers movers={economy.movers.filter((one) => one.currency === currency)} />
                <EconomyItems title={t('economy.items.out')} items={economy.itemsOut} />
              </div>
            </div>
          </div>
        )}
      </QueryStates>
    </Window>
  );
}

import { apiAddress } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import type { SearchView } from '../../shared/search/search-view';
import styles from './goods-files.module.css';

/** The list to hand on: its first rows as a file, and a feed of what comes. */
export function GoodsFiles({ view: { search, type, min, max, room, sort } }: { view: SearchView }) {
  const t = useTexts('mfe-market');
  const query = { search, type, min, max, room, sort };
  return (
    <p className={styles.files}>
      <LinkButton
        href={apiAddress('/api/market/items/csv', query)}
        icon="download"
        size="small"
        download
        title={t('goods.csvHint')}
        aria-label={t('goods.csv')}
      >
        CSV
      </LinkButton>
      <LinkButton
        href={apiAddress('/api/market/items.atom', query)}
        icon="feed"
        size="small"
        type="application/atom+xml"
        title={t('goods.feedHint')}
      >
        {t('goods.feed')}
      </LinkButton>
    </p>
  );
}

import { classNames } from '@portico/ui';
import { DatabaseHeader } from '../../shared/database-header';
import { ItemPanel } from './item-panel';
import { ItemsSearch } from './items-search';
import { useItemsView } from './items-state';
import { PopularItems } from './popular-items';
import { SearchResults } from './search-results';
import styles from './items-page.module.css';

export function ItemsPage() {
  const { view, hrefWith, set } = useItemsView();
  const listProps = {
    view,
    hrefWith,
    hrefOf: (item: number) => hrefWith({ item, page: view.page }),
  };
  return (
    <>
      <DatabaseHeader tab="items" />
      <ItemsSearch view={view} hrefWith={hrefWith} onChange={set} />
      <div className={classNames(styles.columns, view.item !== 0 && styles.chosen)}>
        <div className={styles.list}>
          {view.query === '' ? <PopularItems {...listProps} /> : <SearchResults {...listProps} />}
        </div>
        <div className={styles.panel}>
          <ItemPanel itemId={view.item} closeHref={hrefWith({ item: 0, page: view.page })} />
        </div>
      </div>
    </>
  );
}

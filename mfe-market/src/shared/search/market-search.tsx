import { MAX_GOODS_TERM } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { Button, IconButton, SearchField, useModalPopover } from '@portico/ui';
import { useId } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { AdvancedForm } from './advanced-form';
import {
  NO_SEARCH,
  activeFilters,
  activeStatFilters,
  searchHref,
  searchParams,
  type SearchView,
} from './search-view';
import styles from './market-search.module.css';
import { StatSearch } from './stat-search';

/** Searches the goods of all stores by name. An empty term clears the results; the advanced search can search without a term. */
export function MarketSearch({ view = NO_SEARCH }: { view?: SearchView | undefined }) {
  const t = useTexts('mfe-market');
  const action = useHref(paths.search);
  const navigate = useNavigate();
  const cleared = searchHref({ room: view.room, view: view.view });
  const hasSearch = view.search !== '';
  return (
    <div className={styles.root}>
      <SearchField
        className={styles.field}
        name="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={view.search}
        maxLength={MAX_GOODS_TERM}
        action={action}
        keep={searchParams(view, ['search', 'page'])}
        onSearch={(search) =>
          void navigate(search === '' ? cleared : searchHref({ ...view, search, page: 1 }))
        }
        {...(hasSearch && { clearHref: cleared })}
        texts={{ submit: kitText('kit.list.search'), clear: kitText('kit.list.clearSearch') }}
      />
      <div className={styles.filters}>
        <AdvancedSearch view={view} />
        <StatSearch view={view} />
      </div>
    </div>
  );
}

/** The other filters in a dialog. A native popover with a GET form, so that it works without scripts. */
function AdvancedSearch({ view }: { view: SearchView }) {
  const t = useTexts('mfe-market');
  const id = useId();
  const modal = useModalPopover<HTMLDialogElement>((dialog) => dialog.querySelector('select'));
  const active = activeFilters(view).length - activeStatFilters(view).length;
  return (
    <>
      <Button icon="settings" className={styles.open} popoverTarget={id} title={t('advanced.title')}>
        {active > 0 ? t('advanced.openActive', { count: active }) : t('advanced.open')}
      </Button>
      <dialog {...modal} id={id} className={styles.dialog} popover="auto" aria-labelledby={`${id}-title`}>
        <div className={styles.bar}>
          <h2 id={`${id}-title`}>{t('advanced.title')}</h2>
          <IconButton
            icon="close"
            className={styles.close}
            label={kitText('kit.close')}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <AdvancedForm
          key={searchHref(view)}
          view={view}
          isNamed
          onDone={() => modal.ref.current?.hidePopover()}
        />
      </dialog>
    </>
  );
}

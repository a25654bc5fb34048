import { MAX_GOODS_TERM } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, IconButton, SearchField, useModalPopover } from '@portico/ui';
import { useHref, useNavigate } from 'react-router-dom';
import { kitText } from '@portico/portal-kit';
import { useId } from 'react';
import { paths } from '../../paths';
import { GOODS_VIEW, NO_SEARCH, searchHref, type SearchView } from './search-view';
import { AdvancedForm } from './advanced-form';
import { activeFilters } from './active-filters';
import styles from './market-search.module.css';

/** The owl: searches the goods of all stores. An empty term clears the results; by type and price alone the advanced search looks. */
export function MarketSearch({ view = NO_SEARCH }: { view?: SearchView | undefined }) {
  const t = useTexts('mfe-market');
  const action = useHref(paths.search);
  const navigate = useNavigate();
  const { type, min, max, room } = view;
  const sort = view.sort === 'relevance' ? '' : view.sort;
  const keep = Object.fromEntries(
    Object.entries({ type, min, max, sort, room, view: view.view === GOODS_VIEW ? '' : view.view }).filter(
      ([, value]) => value !== '',
    ),
  );
  const cleared = searchHref({ room, view: view.view });
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
        keep={keep}
        onSearch={(search) =>
          void navigate(search === '' ? cleared : searchHref({ ...view, search, page: 1 }))
        }
        {...(hasSearch && { clearHref: cleared })}
        texts={{ submit: t('search.submit'), clear: t('search.clear') }}
      />
      <AdvancedSearch view={view} />
    </div>
  );
}

/** The rest of what one may ask for, in a modal. A native popover: it opens before scripts are there, and the form in it is a GET form. */
function AdvancedSearch({ view }: { view: SearchView }) {
  const t = useTexts('mfe-market');
  const id = useId();
  const modal = useModalPopover<HTMLDialogElement>((dialog) => dialog.querySelector('select'));
  const active = activeFilters(view).length;
  return (
    <>
      <Button icon="settings" className={styles.open} popoverTarget={id} title={t('advanced.title')}>
        <span className={styles.openText}>
          {active > 0 ? t('advanced.openActive', { count: active }) : t('advanced.open')}
        </span>
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
        <AdvancedForm key={searchHref(view)} view={view} onDone={() => modal.ref.current?.hidePopover()} />
      </dialog>
    </>
  );
}
